import { expect, test } from 'vitest';
import type { TableInfo } from '../../api/types';
import { allEyes, placeIn, queryOf } from './address';

const table = (game: string, ...mine: boolean[]): TableInfo =>
  ({ game, seats: mine.map((is_mine, seat) => ({ seat, is_mine })) }) as TableInfo;

test('an address leads to the same place for everybody', () => {
  const two = table('thecity', true, false);
  const place = { ply: 17, eyes: 1, tab: 'review' } as const;
  expect(placeIn(queryOf(place), two)).toEqual(place);
  expect(queryOf({ ply: 3, eyes: 'open', tab: 'log' })).toBe('?ply=3&eyes=open');
});

test('whoever comes without a place sees the start with their own eyes', () => {
  expect(placeIn('', table('thecity', false, true))).toEqual({ ply: 0, eyes: 1, tab: 'log' });
  expect(placeIn('', table('thecity', false, false)).eyes).toBe('open');
  expect(placeIn('', table('thecity', true, true)).eyes).toBe('open');
  expect(placeIn('', table('pointcity', false, false)).eyes).toBe('spectator');
});

test('nonsense is mended', () => {
  const two = table('thecity', true, false);
  expect(placeIn('?ply=-4&eyes=7', two)).toEqual({ ply: 0, eyes: 'open', tab: 'log' });
  expect(placeIn('?ply=many&eyes=', two)).toEqual({ ply: 0, eyes: 'open', tab: 'log' });
});

test('where nothing is hidden nobody needs open eyes', () => {
  expect(allEyes(table('microcity', true))).toEqual([0, 'spectator']);
  expect(placeIn('?eyes=open', table('microcity', true)).eyes).toBe('spectator');
  expect(allEyes(table('thecity', true, false))).toEqual(['open', 0, 1, 'spectator']);
});
