import { describe, expect, it } from 'vitest';
import type { DailyBot, DailyResult } from './client';
import { bar, bins, figure, rowsOf, verdictOn } from './results';

const ended = (mark: number, more: Partial<DailyResult> = {}): DailyResult => ({ mark, score: mark, rival: null, spare: 0, outcome: 0, ...more });
const BOTS: DailyBot[] = (['apprentice', 'builder', 'architect', 'mayor'] as const).map((level, i) => ({ level, result: ended([30, 50, 40, 70][i] ?? 0) }));

describe('a result beside those of the bots', () => {
  it('names the strongest bot that it beats', () => {
    expect(verdictOn(ended(71), BOTS)).toBe('all');
    expect(verdictOn(ended(70), BOTS)).toBe('best');
    expect(verdictOn(ended(45), BOTS)).toBe('architect');
    expect(verdictOn(ended(35), BOTS)).toBe('apprentice');
    expect(verdictOn(ended(30), BOTS)).toBe('none');
  });

  it('stands among them in order, before its equals', () => {
    expect(rowsOf(ended(50), BOTS).map((row) => row.who)).toEqual(['mayor', 'you', 'builder', 'architect', 'apprentice']);
  });

  it('is said in few signs', () => {
    expect(figure('pointcity', ended(63))).toBe('63');
    expect(figure('thecity', ended(12))).toBe('+12');
    expect(figure('thecity', ended(-9))).toBe('−9');
    expect(figure('thecity', ended(0))).toBe('±0');
    expect(figure('microcity', ended(7, { score: 5, spare: 2 }))).toBe('5 + 2');
    expect(figure('microcity', ended(3))).toBe('3');
  });
});

describe('the charts', () => {
  it('begin their bars at zero', () => {
    expect(bar(50, [0, 50, 100])).toEqual({ left: 0, width: 50 });
    expect(bar(-10, [-10, 30])).toEqual({ left: 0, width: 25 });
    expect(bar(30, [-10, 30])).toEqual({ left: 25, width: 75 });
  });

  it('gather marks into a few steps and lose nobody', () => {
    const marks = Array.from({ length: 40 }, (_, i) => ({ mark: i, count: 2 }));
    const found = bins(marks, 17);
    expect(found.length).toBeLessThanOrEqual(12);
    expect(found.reduce((sum, bin) => sum + bin.count, 0)).toBe(80);
    expect(found.filter((bin) => bin.isMine)).toHaveLength(1);
    expect(bins([{ mark: 3, count: 1 }], 3)).toEqual([{ from: 3, to: 3, count: 1, isMine: true }]);
  });
});
