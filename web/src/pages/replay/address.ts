// The address of a replay: place, eyes and panel, so that a link shows the same to everybody.
import type { TableInfo } from '../../api/types';
import { hidesHands } from '../../games';
import type { Eyes } from './viewer.svelte';

export const TABS = ['log', 'review'] as const;
export type Tab = (typeof TABS)[number];
export type Place = { ply: number; eyes: Eyes; tab: Tab };

/** What an address says; what it leaves out or gets wrong is chosen for the one who looks. */
export function placeIn(query: string, table: TableInfo): Place {
  const words = new URLSearchParams(query);
  const ply = Number.parseInt(words.get('ply') ?? '0', 10);
  return {
    ply: Number.isFinite(ply) ? Math.max(0, ply) : 0,
    eyes: eyesIn(words.get('eyes'), table),
    tab: words.get('tab') === 'review' ? 'review' : 'log',
  };
}

export function queryOf({ ply, eyes, tab }: Place): string {
  return `?ply=${ply}&eyes=${eyes}${tab === 'log' ? '' : `&tab=${tab}`}`;
}

/** The eyes worth choosing among; where nothing is hidden, open ones see what a spectator sees. */
export function allEyes(table: TableInfo): Eyes[] {
  const seats = table.seats.map((one) => one.seat);
  return hidesHands(table.game) ? ['open', ...seats, 'spectator'] : [...seats, 'spectator'];
}

function eyesIn(word: string | null, table: TableInfo): Eyes {
  const all = allEyes(table);
  const named = all.find((eyes) => String(eyes) === word);
  if (named !== undefined) return named;
  const mine = table.seats.filter((one) => one.is_mine).map((one) => one.seat);
  if (word === null && mine.length === 1) return mine[0] ?? 0;
  return all.includes('open') ? 'open' : 'spectator';
}
