import { expect, test } from 'vitest';
import { shared } from './share';

const old = { market: [{ card: 1 }, { card: 2 }, null], cities: [{ stock: { energy: 1 }, score: 3 }], turn: 1 };

test('equal positions are one', () => {
  expect(shared(old, structuredClone(old))).toBe(old);
});

test('only what has changed is new', () => {
  const fresh = { ...structuredClone(old), turn: 2, market: [{ card: 1 }, { card: 9 }, null] };
  const now = shared(old, fresh);
  expect(now).toEqual(fresh);
  expect(now.cities).toBe(old.cities);
  expect(now.market[0]).toBe(old.market[0]);
  expect(now.market[1]).not.toBe(old.market[1]);
});

test('lists and fields may grow and shrink', () => {
  for (const fresh of [{ list: [1, 2] }, { list: [1, 2, 3, 4] }, { list: null }, { list: [], more: 1 }, {}]) {
    expect(shared({ list: [1, 2, 3] }, fresh)).toEqual(fresh);
  }
});
