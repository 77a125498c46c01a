import { expect, it } from 'vitest';
import { spans } from './search';

const found = (text: string, query: string): string[] => spans(text, query).map(({ start, end }) => text.slice(start, end));

it('finds every place, whatever the case', () => {
  expect(spans('Token and token', 'TOKEN')).toEqual([{ start: 0, end: 5 }, { start: 10, end: 15 }]);
});

it('needs no accents, and accepts them', () => {
  expect(found('Społeczność i żeton', 'spolecznosc')).toEqual(['Społeczność']);
  expect(found('Bâtiments à points', 'batiment')).toEqual(['Bâtiment']);
  expect(found('Gebäude und Gebaude', 'Gebäude')).toEqual(['Gebäude', 'Gebaude']);
});

it('knows letters that become two', () => {
  expect(found('die größte Straße', 'strasse')).toEqual(['Straße']);
  expect(found('le cœur', 'coeur')).toEqual(['cœur']);
});

it('keeps its place behind letters that become two', () => {
  expect(found('Straße: ß, dann Karte', 'karte')).toEqual(['Karte']);
});

it('takes any space and any apostrophe', () => {
  expect(found('un prix : l’automate', "prix : l'auto")).toEqual(['prix : l’auto']);
  expect(found('two cards', '  two   cards ')).toEqual(['two cards']);
});

it('finds places that do not overlap', () => {
  expect(found('aaaa', 'aa')).toEqual(['aa', 'aa']);
});

it('finds nothing where nothing is asked', () => {
  expect(spans('anything', '   ')).toEqual([]);
});
