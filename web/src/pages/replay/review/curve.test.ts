import { describe, expect, test } from 'vitest';
import { chancesIn, type Done, lineOf, marksOf, plyAt, plyByKey, SHAPES, type Sheet, xOf, yOf } from './curve';

const SHEET: Sheet = { plies: 4, width: 200, height: 100 };

function verdict(ply: number, chances: number[]): Done['verdicts'][number] {
  const none = chances.map(() => 0);
  return { ply, seat: 0, move: 1, best: 1, chances, cost: none, luck: none, gain: 0 };
}

describe('the curve', () => {
  test('ends where the match ends', () => {
    const accounts = [1, 0].map((end, seat) => ({ seat, start: 0.5, luck: 0, own: 0, others: 0, end, best: null, worst: null }));
    const review: Done = { status: 'done', done: 1, total: 1, verdicts: [verdict(0, [0.5, 0.5])], accounts };
    expect(chancesIn(review)).toEqual([[0.5, 0.5], [1, 0]]);
  });

  test('runs from the left to the right, and from certain defeat at the bottom to victory at the top', () => {
    expect([xOf(SHEET, 0), xOf(SHEET, 4)]).toEqual([0, 200]);
    expect([yOf(SHEET, 1), yOf(SHEET, 0)]).toEqual([0, 100]);
    expect(lineOf({ ...SHEET, plies: 1 }, [[0.5, 0.5], [1, 0]], 1)).toBe('M0 50L200 100');
  });

  test('knows which position was clicked, even beside it', () => {
    for (let ply = 0; ply <= SHEET.plies; ply += 1) expect(plyAt(SHEET, xOf(SHEET, ply) + 9)).toBe(ply);
    expect([plyAt(SHEET, -50), plyAt(SHEET, 999)]).toEqual([0, 4]);
  });

  test('bears its shapes within the match, each seat at places of its own', () => {
    const sheet = { ...SHEET, plies: 60 };
    const places = [0, 1, 2, 3, 4].map((seat) => marksOf(sheet, seat, SHAPES.length));
    expect(new Set(places.flat()).size).toBe(places.flat().length);
    expect(Math.max(...places.flat())).toBeLessThanOrEqual(60);
    expect(marksOf({ ...SHEET, plies: 1 }, 0, 1).length).toBeGreaterThan(0);
  });

  test('is walked along by keys, and never left', () => {
    expect(['ArrowLeft', 'ArrowRight', 'PageUp', 'Home', 'End'].map((key) => plyByKey(key, 2, 4))).toEqual([1, 3, 4, 0, 4]);
    expect(plyByKey('ArrowLeft', 0, 4)).toBe(0);
    expect(plyByKey('a', 2, 4)).toBeNull();
  });
});
