import { describe, expect, it } from 'vitest';
import { daysLater, isDay, monthsLater, sayDay, timeLeft, todayIs, weekdays, weeksOf } from './days';

describe('days', () => {
  it('count across months, years and summer time', () => {
    expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysLater('2026-03-30', -1)).toBe('2026-03-29');
    expect(monthsLater('2026-12', 1)).toBe('2027-01');
    expect(monthsLater('2026-01', -1)).toBe('2025-12');
  });

  it('begin at midnight UTC', () => {
    expect(todayIs(Date.UTC(2026, 10, 16, 23, 59, 59))).toBe('2026-11-16');
    expect(todayIs(Date.UTC(2026, 10, 17))).toBe('2026-11-17');
  });

  it('are told from other words', () => {
    expect(isDay('2026-11-16')).toBe(true);
    expect(isDay('2026-13-16')).toBe(false);
    expect(isDay('today')).toBe(false);
  });

  it('make weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  it('are said in each language', () => {
    expect(sayDay('2026-11-16', 'en', { dateStyle: 'full' })).toContain('16 November 2026');
    expect(sayDay('2026-11-16', 'pl', { dateStyle: 'long' })).toBe('16 listopada 2026');
    expect(weekdays('de')).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
  });

  it('count down', () => {
    expect(timeLeft(5 * 3600 + 12 * 60 + 8.2)).toBe('05:12:09');
    expect(timeLeft(-3)).toBe('00:00:00');
  });
});
