// What a review comes to: turning points, and for each player numbers that add up.
import type { Done } from './curve';

type Verdict = Done['verdicts'][number];
export type Account = Done['accounts'][number];

/** A decision after which the chances are others. */
export type Turn = {
  ply: number;
  by: number;
  move: number;
  cause: 'mistake' | 'luck';
  /** Whose chance changed most, and by how much. */
  seat: number;
  change: number;
};

const MOST_TURNS = 6;
const SMALLEST = 0.04;
const NOTED = 0.005;
const KIND = 0.08;

/** The largest swings, in the order of the match. */
export function turningPoints(verdicts: readonly Verdict[]): Turn[] {
  return verdicts
    .map(turn)
    .filter((one) => Math.abs(one.change) >= SMALLEST)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.ply - b.ply);
}

function turn({ ply, seat: by, move, cost, luck }: Verdict): Turn {
  const changes = luck.map((one, seat) => one + (cost[seat] ?? 0));
  const ofMistake = Math.abs(cost[by] ?? 0);
  const isMistake = ofMistake > Math.max(...luck.map(Math.abs));
  const seat = isMistake ? by : furthest(changes);
  return { ply, by, move, cause: isMistake ? 'mistake' : 'luck', seat, change: changes[seat] ?? 0 };
}

/** The seat with the largest change; of equal ones that which gains. */
function furthest(changes: readonly number[]): number {
  const size = (change: number) => Math.abs(change) + (change > 0 ? NOTED / 10 : 0);
  return changes.reduce((best, change, seat) => (size(change) > size(changes[best] ?? 0) ? seat : best), 0);
}

/** Whole percents; what rounding leaves over goes to luck, so that they add up as they are shown. */
export type Percents = { start: number; luck: number; own: number; others: number; end: number };

export function percents({ start, own, others, end }: Account): Percents {
  const [first, mine, theirs, last] = [percent(start), percent(own), percent(others), percent(end)];
  return { start: first, own: mine, others: theirs, end: last, luck: last - first - mine - theirs };
}

/** A chance in whole percents; what one loses another gains, so halves are rounded away from 0. */
export function percent(chance: number): number {
  return Math.sign(chance) * Math.round(Math.round(Math.abs(chance) * 1000) / 10) + 0;
}

/** The chances of all seats in whole percents that make 100; one seat alone has its own. */
export function wholes(chances: readonly number[]): number[] {
  if (chances.length < 2) return chances.map(percent);
  const floors = chances.map((one) => Math.floor(one * 100 + 1e-6));
  const missing = 100 - floors.reduce((sum, one) => sum + one, 0);
  const rest = (seat: number) => (chances[seat] ?? 0) * 100 - (floors[seat] ?? 0);
  const first = chances.map((_, seat) => seat).sort((a, b) => rest(b) - rest(a)).slice(0, missing);
  return floors.map((one, seat) => one + (first.includes(seat) ? 1 : 0));
}

/** A number with its sign: +3, −4, 0. */
export function signed(number: number): string {
  if (number === 0) return '0';
  return number > 0 ? `+${number}` : `−${-number}`;
}

/** What luck was like for a player. */
export function luckOf(account: Account): 'good' | 'bad' | 'even' {
  if (account.luck >= KIND) return 'good';
  return account.luck <= -KIND ? 'bad' : 'even';
}

export function endOf(account: Account): 'won' | 'lost' | 'shared' {
  if (account.end > 1 - NOTED) return 'won';
  return account.end < NOTED ? 'lost' : 'shared';
}

/** What a decision was: a mistake, one that stood out, or as good as any. */
export function kindOf(verdict: Verdict): 'mistake' | 'star' | 'fine' {
  if (verdict.best !== verdict.move) return 'mistake';
  return percent(verdict.gain) > 0 ? 'star' : 'fine';
}

/** Those for whom something came to light that counts, as seats and whole percents. */
export function luckAt(verdict: Verdict): Array<{ seat: number; change: number }> {
  return verdict.luck.map((one, seat) => ({ seat, change: percent(one) })).filter((one) => one.change !== 0);
}

export type Bar = { from: number; to: number; value: number; what: 'start' | 'luck' | 'own' | 'others' | 'end' };

/** The steps from the first chance to the last, as bars between 0 and 100. */
export function bars(all: Percents, isAlone: boolean): Bar[] {
  const bars: Bar[] = [{ what: 'start', value: all.start, from: 0, to: all.start }];
  let at = all.start;
  for (const what of ['luck', 'own', 'others'] as const) {
    if (what === 'others' && isAlone) continue;
    bars.push({ what, value: all[what], from: at, to: at + all[what] });
    at += all[what];
  }
  return [...bars, { what: 'end', value: all.end, from: 0, to: all.end }];
}
