import { expect, test, vi } from 'vitest';
import { textsOf } from '../../texts/testing';
import { sentence } from './why';

vi.mock('./WhyBubble.svelte', () => ({ default: null }));
vi.mock('../../texts/texts.svelte', async (original) => {
  const { Speech } = await original<typeof import('../../texts/texts.svelte')>();
  return { Speech, t: (key: string, values = {}) => english(key, values), hasText: (key: string) => !key.endsWith('-castle') };
});
const english = textsOf('en', 'why', 'pointcity', 'thecity');

test('what is missing is counted by its name', () => {
  const missing = ['pointcity-resource-energy', 'pointcity-resource-energy', 'pointcity-resource-economy'];
  expect(sentence({ reason: 'cannot-pay', section: '3.2', values: { missing, ingenuity: 0 } })).toBe('You cannot pay for this. Missing: 2 × Energy, Economy.');
});

test('a card of an edition of one\'s own is called by its key', () => {
  const values = { card: 'thecity-card-white-castle', price: 4, cards: 1 };
  expect(sentence({ reason: 'too-dear', section: '2.2', values })).toBe('White castle costs 4, and you have only one other card to pay with.');
});
