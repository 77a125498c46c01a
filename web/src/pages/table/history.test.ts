import { expect, test } from 'vitest';
import type { Change, View } from '../../api/types';
import { follow } from './history';

const deal = { game: 'microcity', time: 9 } as unknown as View;
const change = (seq: number, by: number): Change => ({
  type: 'change', seq, kind: 'move', by, move: 1, at: seq, patch: { fields: { time: 9 - seq }, items: {} }, legal: [], can_undo: false,
});

test('every change knows the views before and after it', () => {
  const noticed = follow(deal, [change(1, 0), change(2, 1)]);
  expect(noticed.map((one) => [one.before, one.after].map((view) => (view as { time: number }).time))).toEqual([[9, 8], [8, 7]]);
});
