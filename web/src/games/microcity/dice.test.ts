import { expect, test } from 'vitest';
import { following, rolled } from './dice';

const shown = (dice: ReturnType<typeof rolled>) => dice.map((die) => (die.isActive ? `${die.face}` : `(${die.face})`)).join(' ');

test('a die that is left out keeps its face', () => {
  expect(shown(following(rolled([2, 3, 5]), [2, 5]))).toBe('2 (3) 5');
});

test('of two equal dice one is spent', () => {
  expect(shown(following(rolled([4, 4, 6]), [4, 6]))).toBe('4 (4) 6');
});

test('a die that is set shows its new face', () => {
  const kept = following(rolled([2, 3, 5]), [2, 5]);
  expect(shown(following(kept, [2, 6]))).toBe('2 (3) 6');
});

test('planned dice come one by one', () => {
  const first = following(rolled([]), [4]);
  expect(shown(first)).toBe('4 (0) (0)');
  expect(shown(following(first, [4, 6]))).toBe('4 6 (0)');
});

test('a move taken back gives the die back', () => {
  const spent = following(following(rolled([2, 3, 5]), [2, 5]), [2]);
  expect(shown(following(spent, [2, 5]))).toBe('2 (3) 5');
});
