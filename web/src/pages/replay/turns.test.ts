import { expect, test } from 'vitest';
import type { View } from '../../api/types';
import { next, nextTurn, noticedUpTo, previous, previousTurn, type Step } from './turns';

/** Steps of rounds; a round with a minus is one that the eyes do not notice. */
function steps(...rounds: number[]): Step[] {
  return rounds.map((round, ply) => ({
    ply, by: null, move: null, is_noticed: round >= 0, scores: [],
    views: [{ game: 'thecity', round_number: Math.abs(round) } as View],
  }));
}

test('what eyes do not notice is passed over', () => {
  const some = steps(0, -0.5, 1, -1, -1, 2);
  expect(next(some, 0, 5)).toBe(2);
  expect(next(some, 2, 5)).toBe(5);
  expect(next(some, 5, 5)).toBe(5);
  expect(previous(some, 5)).toBe(2);
  expect(previous(some, 4)).toBe(0);
  expect(previous(some, 0)).toBe(0);
  expect(noticedUpTo(some, 4)).toBe(2);
});

test('a turn ends where the next one begins', () => {
  const some = steps(0, 0, 1, 1, 1, 2, 2);
  expect(nextTurn(some, 0, 6)).toBe(2);
  expect(nextTurn(some, 3, 6)).toBe(5);
  expect(nextTurn(some, 5, 6)).toBe(6);
  expect(previousTurn(some, 6)).toBe(5);
  expect(previousTurn(some, 5)).toBe(2);
  expect(previousTurn(some, 3)).toBe(2);
  expect(previousTurn(some, 1)).toBe(0);
  expect(previousTurn(some, 0)).toBe(0);
});

test('a turn of Point City is one of a player', () => {
  const some = steps(0, 0, 0).map((step, ply) => ({ ...step, views: [{ game: 'pointcity', turn: Math.floor(ply / 2) } as View] }));
  expect(nextTurn(some, 0, 2)).toBe(2);
});

test('steps that have not come yet are not jumped over', () => {
  const some = [...steps(0, 0), undefined, undefined];
  expect(next(some, 1, 3)).toBe(2);
  expect(nextTurn(some, 0, 3)).toBe(2);
  expect(previousTurn(some, 3)).toBe(2);
});
