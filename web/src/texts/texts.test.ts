import { expect, test } from 'vitest';
import { textsOf } from './testing';
import { browserLanguage } from './texts.svelte';

test('numbers are written without grouping', () => {
  expect(textsOf('de', 'web-play')('web-points', { points: 12345 })).toContain('12345');
});

test('attributes are said by their names', () => {
  expect(textsOf('en', 'pointcity')('pointcity-resource-energy.double')).toBe('double energy card');
});

test('the browser is understood, or spoken to in English', () => {
  expect(browserLanguage(['pl-PL', 'en'])).toBe('pl');
  expect(browserLanguage(['es', 'fr-CA'])).toBe('fr');
  expect(browserLanguage(['ja'])).toBe('en');
});
