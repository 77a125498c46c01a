// The geometry of the curve of chances.
import type { Review } from '../../../api/types';

export type Done = Review & { verdicts: NonNullable<Review['verdicts']>; accounts: NonNullable<Review['accounts']> };

/** How a plot of so many decisions lies on a sheet. */
export type Sheet = { plies: number; width: number; height: number };

/** The shapes that tell the lines apart, drawn around 0 0. */
export const SHAPES = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z',
  'M-4.5-4.5H4.5V4.5H-4.5Z',
  'M0-5.6L5.6 4.6H-5.6Z',
  'M0-6L6 0L0 6L-6 0Z',
  'M-2-5.5H2V-2H5.5V2H2V5.5H-2V2H-5.5V-2H-2Z',
] as const;
const MARKS = 6;

/** The chances of all seats at every position, the last one being the end. */
export function chancesIn({ verdicts, accounts }: Done): number[][] {
  return [...verdicts.map((one) => one.chances), accounts.map((one) => one.end)];
}

export function xOf(sheet: Sheet, ply: number): number {
  return round((ply / Math.max(1, sheet.plies)) * sheet.width);
}

export function yOf(sheet: Sheet, chance: number): number {
  return round((1 - chance) * sheet.height);
}

/** The position that lies nearest to a place on the sheet. */
export function plyAt(sheet: Sheet, x: number): number {
  const ply = Math.round((x / Math.max(1, sheet.width)) * sheet.plies);
  return Math.max(0, Math.min(sheet.plies, ply));
}

export function lineOf(sheet: Sheet, chances: readonly number[][], seat: number): string {
  return `M${chances.map((row, ply) => `${xOf(sheet, ply)} ${yOf(sheet, row[seat] ?? 0)}`).join('L')}`;
}

/** Where a line bears its shape: at even distances, each line a little further on than the one before. */
export function marksOf(sheet: Sheet, seat: number, seats: number): number[] {
  const step = sheet.plies / MARKS;
  const places = Array.from({ length: MARKS }, (_, i) => Math.round(step * (i + (seat + 0.5) / seats)));
  return [...new Set(places)].filter((ply) => ply <= sheet.plies);
}

/** The position that a key leads to, or null where it leads nowhere. */
export function plyByKey(key: string, ply: number, plies: number): number | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10, Home: -plies, End: plies };
  const step = steps[key];
  return step === undefined ? null : Math.max(0, Math.min(plies, ply + step));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
