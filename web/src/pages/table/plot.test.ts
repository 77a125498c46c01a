import { expect, test } from 'vitest';
import { curves, ticks } from './plot';

test('a curve goes from the first to the last decision', () => {
  const { paths } = curves([[0, 0], [5, 2], [10, 9]], 2, 100, 50);
  expect(paths[0]?.d).toBe('M0 50L50 25L100 0');
  expect(paths[1]).toMatchObject({ x: 100, y: 5 });
});

test('names do not lie on each other', () => {
  const { paths } = curves([[0, 0, 0], [7, 7, 7]], 3, 100, 100);
  expect(paths.map((path) => path.labelY)).toEqual([0, 20, 40]);
});

test('negative scores have room', () => {
  const { low, y } = curves([[0], [-4]], 1, 10, 10);
  expect(low).toBe(-4);
  expect(y(-4)).toBe(10);
});

test('ticks are round and few', () => {
  expect(ticks(0, 47)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks(-3, 3)).toEqual([-2, 0, 2]);
});
