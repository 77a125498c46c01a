// What a result is worth beside those of the bots.
import type { GameKey } from '../../games';
import type { DailyBot, DailyResult } from './client';

/** How the own result stands: above all bots, level with the best, above a bot of this level, or below all. */
export type Verdict = 'all' | 'best' | 'apprentice' | 'builder' | 'architect' | 'mayor' | 'none';

const LEVELS = ['mayor', 'architect', 'builder', 'apprentice'] as const;

export function verdictOn(own: DailyResult, bots: readonly DailyBot[]): Verdict {
  const most = Math.max(...bots.map((bot) => bot.result.mark));
  if (own.mark > most) return 'all';
  if (own.mark === most) return 'best';
  const beaten = bots.filter((bot) => bot.result.mark < own.mark).map((bot) => bot.level);
  return LEVELS.find((level) => beaten.includes(level)) ?? 'none';
}

/** A result in few signs: points, the lead over the rival, or buildings and time left. */
export function figure(game: GameKey, result: DailyResult): string {
  if (game === 'thecity') return signed(result.mark);
  return result.spare > 0 ? `${result.score} + ${result.spare}` : String(result.score);
}

export function signed(value: number): string {
  if (value === 0) return '±0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

export type Row = { who: DailyBot['level'] | 'you'; result: DailyResult };

/** Everybody, the best first; of equals the person comes first. */
export function rowsOf(own: DailyResult, bots: readonly DailyBot[]): Row[] {
  const rows: Row[] = [{ who: 'you', result: own }, ...bots.map(({ level, result }): Row => ({ who: level, result }))];
  return rows.sort((a, b) => b.result.mark - a.result.mark);
}

/** Where a bar begins and how long it is, in parts of a hundred; bars begin at zero. */
export function bar(mark: number, all: readonly number[]): { left: number; width: number } {
  const low = Math.min(0, ...all);
  const high = Math.max(low + 1, 0, ...all);
  const part = (value: number) => Math.round(((value - low) / (high - low)) * 1000) / 10;
  const [from, to] = mark < 0 ? [mark, 0] : [0, mark];
  return { left: part(from), width: Math.max(1, part(to) - part(from)) };
}

export type Bin = { from: number; to: number; count: number; isMine: boolean };
const MOST_BINS = 12;

/** How many people had which marks, in at most twelve steps of equal size. */
export function bins(marks: ReadonlyArray<{ mark: number; count: number }>, mine: number): Bin[] {
  const all = marks.map(({ mark }) => mark);
  const low = Math.min(mine, ...all);
  const size = Math.ceil((Math.max(mine, ...all) - low + 1) / MOST_BINS);
  const count = Math.floor((Math.max(mine, ...all) - low) / size) + 1;
  return Array.from({ length: count }, (_, i) => {
    const from = low + i * size;
    const to = from + size - 1;
    const isIn = (mark: number) => from <= mark && mark <= to;
    return { from, to, count: marks.filter(({ mark }) => isIn(mark)).reduce((sum, one) => sum + one.count, 0), isMine: isIn(mine) };
  });
}
