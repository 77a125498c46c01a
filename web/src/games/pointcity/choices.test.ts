import { expect, test } from 'vitest';
import { choicesIn, NOTHING, open, press } from './choices';

const LEGAL = new Map([
  ['flip a1', 0], ['flip b1', 1], ['take a1-b1', 16], ['take b1-c1', 17], ['take a1-a2', 28], ['draw', 40],
]);
const choices = choicesIn(LEGAL);
const first = (cell: number) => ({ isFlipping: false, first: cell });

test('moves are sorted by what a hand touches', () => {
  expect([...choices.pairs.keys()]).toEqual([0, 1, 2, 4]);
  expect([...choices.flips.keys()]).toEqual([0, 1]);
  expect(choices.draw).toBe(40);
  expect(choicesIn(new Map([['pay double energy', 86], ['pay ingenuity', 89]])).pays.get('double energy')).toBe(86);
  expect(choicesIn(new Map([['token 7', 63]])).tokens.get(7)).toBe(63);
  expect(choicesIn(new Map([['take b2', 46]])).singles.get(5)).toBe(46);
});

test('a pair is two presses, in either order', () => {
  expect(press(choices, NOTHING, 1)).toEqual({ pick: first(1), move: null });
  expect(press(choices, first(1), 0)).toEqual({ pick: NOTHING, move: 16 });
  expect(press(choices, first(0), 1)).toEqual({ pick: NOTHING, move: 16 });
});

test('pressing the first card again lets go of it, another one starts anew', () => {
  expect(press(choices, first(0), 0)).toEqual({ pick: NOTHING, move: null });
  expect(press(choices, first(0), 2)).toEqual({ pick: first(2), move: null });
});

test('what leads nowhere changes nothing', () => {
  expect(press(choices, NOTHING, 15)).toEqual({ pick: NOTHING, move: null });
  expect(press(choices, first(0), 15)).toEqual({ pick: first(0), move: null });
});

test('the neighbours that complete a pair are open', () => {
  expect([...open(choices, NOTHING)]).toEqual([0, 1, 2, 4]);
  expect([...open(choices, first(0))]).toEqual([1, 4]);
});

test('a flip is one press of a card that may be flipped', () => {
  const flipping = { isFlipping: true, first: null };
  expect([...open(choices, flipping)]).toEqual([0, 1]);
  expect(press(choices, flipping, 1)).toEqual({ pick: NOTHING, move: 1 });
  expect(press(choices, flipping, 4)).toEqual({ pick: flipping, move: null });
});

test('a single card is taken at once where only that is left', () => {
  expect(press(choicesIn(new Map([['take b2', 46]])), NOTHING, 5)).toEqual({ pick: NOTHING, move: 46 });
});
