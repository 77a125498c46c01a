import { expect, test } from 'vitest';
import { hasEarned, hasRevealed, lastSeen, newIn, turned } from './reveal';
import { aCity, aView } from './testing';

const choosing = aView({ phase: 'choose', round_number: 2 });

test('what is revealed to be built is new, and not new again when it stands', () => {
  const revealed = aCity({ building: ['villa'] });
  expect(newIn(aCity(), revealed)).toEqual(['villa']);
  expect(newIn(revealed, aCity({ buildings: { villa: 1 } }))).toEqual([]);
  expect(newIn(aCity({ buildings: { villa: 1 } }), aCity({ buildings: { villa: 2 } }))).toEqual(['villa']);
});

test('choices are turned over when the phase of choosing is left', () => {
  expect(hasRevealed(choosing, { ...choosing, waiting: [1] })).toBe(false);
  expect(hasRevealed(choosing, { ...choosing, phase: 'build' })).toBe(true);
  expect(hasRevealed(choosing, { ...choosing, round_number: 3 })).toBe(true);
  expect(hasRevealed({ ...choosing, phase: 'build' }, { ...choosing, round_number: 3 })).toBe(false);
});

test('everybody is told, those too who build nothing', () => {
  const after = aView({ phase: 'build', cities: [aCity({ building: ['villa', 'house'] }), aCity({ is_surveying: true })] });
  expect(turned(choosing, after)).toEqual([{ seat: 0, cards: ['villa', 'house'] }, { seat: 1, cards: [] }]);
});

test('a round is earned once', () => {
  const building = { ...choosing, phase: 'build' };
  const limiting = { ...choosing, phase: 'limit' };
  expect(hasEarned(building, limiting)).toBe(true);
  expect(hasEarned(building, { ...choosing, round_number: 3 })).toBe(true);
  expect(hasEarned(limiting, { ...choosing, round_number: 3 })).toBe(false);
  expect(hasEarned(aView({ phase: 'deal', round_number: 0 }), choosing)).toBe(false);
});

test('every seat remembers what it saw last at its table', () => {
  const [table, other] = [{}, {}];
  const later = { ...choosing, phase: 'build' };
  expect(lastSeen(table, 0, choosing)).toBeUndefined();
  expect(lastSeen(table, 1, later)).toBeUndefined();
  expect(lastSeen(table, 0, later)).toBe(choosing);
  expect(lastSeen(table, 0, later)).toBe(later);
  expect(lastSeen(other, 0, later)).toBeUndefined();
});
