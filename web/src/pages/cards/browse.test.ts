import { describe, expect, it } from 'vitest';
import { type Entry, type Filter, grouped, matching, plain, queryFor, sorted, wished } from './browse';

const FILTERS: Filter[] = [
  { key: 'kind', label: 'Kind', hasGroups: true, choices: [{ key: 'house', name: 'Houses' }, { key: 'token', name: 'Tokens' }] },
  { key: 'asks', label: 'Asks', choices: [{ key: 'coal', name: 'Coal' }, { key: 'wood', name: 'Wood' }] },
];
const ENTRIES = [
  made('house:1', 'Café-théâtre', { cost: 3, points: 1, traits: { kind: ['house'], asks: ['coal', 'wood'] } }),
  made('token:1', 'Żeton Łodzi', { group: 'token', traits: { kind: ['token'] } }),
  made('house:2', 'Straßenbahn', { cost: 1, points: 4, traits: { kind: ['house'], asks: ['wood'] } }),
];
const nothing = wished('', FILTERS);

function made(piece: string, name: string, more: Partial<Entry>): Entry {
  return { piece, name, group: 'house', back: null, caption: '', facts: [], copies: 1, cost: null, points: null, traits: {}, rules: [], ...more };
}
const pieces = (entries: readonly Entry[]): string[] => entries.map(({ piece }) => piece);

describe('the search', () => {
  it('does not care for accents, capitals and the order of words', () => {
    for (const words of ['cafe', 'CAFÉ', 'theatre cafe']) expect(pieces(matching(ENTRIES, { ...nothing, words }))).toEqual(['house:1']);
    expect(pieces(matching(ENTRIES, { ...nothing, words: 'lodzi' }))).toEqual(['token:1']);
    expect(pieces(matching(ENTRIES, { ...nothing, words: 'strasse' }))).toEqual(['house:2']);
  });
  it('finds nothing where one word is missing', () => {
    expect(matching(ENTRIES, { ...nothing, words: 'cafe opera' })).toEqual([]);
  });
  it('writes letters without their marks', () => {
    expect(plain('Łódź, Œuvre, ÄÖÜ')).toBe('lodz, oeuvre, aou');
  });
});

describe('filters', () => {
  it('ask for all that is chosen', () => {
    expect(pieces(matching(ENTRIES, { ...nothing, traits: { asks: 'wood' } }))).toEqual(['house:1', 'house:2']);
    expect(pieces(matching(ENTRIES, { ...nothing, traits: { asks: 'coal', kind: 'house' } }))).toEqual(['house:1']);
    expect(matching(ENTRIES, { ...nothing, traits: { asks: 'coal', kind: 'token' } })).toEqual([]);
  });
});

describe('the order', () => {
  const lift = (piece: string): number | null => ({ 'house:1': -0.02, 'house:2': 0.1 })[piece] ?? null;
  it('puts the cheap, the worthy and the winning first, and what has no number last', () => {
    expect(pieces(sorted(ENTRIES, 'cost', lift))).toEqual(['house:2', 'house:1', 'token:1']);
    expect(pieces(sorted(ENTRIES, 'points', lift))).toEqual(['house:2', 'house:1', 'token:1']);
    expect(pieces(sorted(ENTRIES, 'rate', lift))).toEqual(['house:2', 'house:1', 'token:1']);
    expect(pieces(sorted(ENTRIES, 'name', lift))).toEqual(['house:1', 'house:2', 'token:1']);
    expect(pieces(sorted(ENTRIES, 'printed', lift))).toEqual(pieces(ENTRIES));
  });
  it('keeps groups only as printed, and no empty one', () => {
    expect(grouped(ENTRIES, { filters: FILTERS }, 'printed').map(({ title }) => title)).toEqual(['Houses', 'Tokens']);
    expect(grouped(ENTRIES.slice(0, 1), { filters: FILTERS }, 'printed')).toHaveLength(1);
    expect(grouped(ENTRIES, { filters: FILTERS }, 'cost').map(({ title }) => title)).toEqual(['']);
    expect(grouped([], { filters: FILTERS }, 'cost')).toEqual([]);
  });
});

describe('the address', () => {
  it('says what is wished for, and is read back', () => {
    const wish = { words: 'café & co', sort: 'rate', traits: { kind: 'house' }, piece: 'house:1' } as const;
    expect(wished(queryFor(wish), FILTERS)).toEqual(wish);
  });
  it('is empty where nothing is wished for', () => {
    expect(queryFor(nothing)).toBe('?');
  });
  it('may be wrong: what nobody knows is let pass', () => {
    expect(wished('?sort=up&kind=castle&level=9&still=1', FILTERS)).toEqual(nothing);
  });
});
