// A guided first game as the engine has played it (tools/tutorials), and how far somebody has come.
import { patched } from '../../api/patch';
import type { Patch, View } from '../../api/types';
import type { GameKey } from '../../games';

export type Step = { at: number; moves: string[]; spot: string };
export type Lesson = { key: string; at: number; spot: string; facts: Record<string, number | string>; steps: Step[] };
export type Position = { view: View; legal: ReadonlyMap<string, number>; by: number | null; words: string | null };
export type Script = { lessons: Lesson[]; positions: Position[] };

type Noticed = { by?: number; words?: string | null; patch?: Patch; legal: Record<string, number> };
type File = { view: View; positions: Noticed[]; lessons: Lesson[] };

const addresses = import.meta.glob<string>('./games/*.json', { query: '?url', import: 'default', eager: true });

export async function loadScript(game: GameKey): Promise<Script> {
  const answer = await fetch(addresses[`./games/${game}.json`] ?? '');
  if (!answer.ok) throw new Error(`there is no tutorial for ${game}`);
  return unfolded((await answer.json()) as File);
}

/** Every position whole; the file says only what is new in each. */
export function unfolded({ view, positions, lessons }: File): Script {
  let seen = view;
  return {
    lessons,
    positions: positions.map(({ by = null, words = null, patch, legal }) => {
      if (patch) seen = patched(seen, patch);
      return { view: seen, legal: new Map(Object.entries(legal)), by, words };
    }),
  };
}

const keyOf = (game: GameKey): string => `tricity-tutorial-${game}`;

/** The lesson that somebody left off at; a browser that keeps nothing begins anew. */
export function recalled(game: GameKey): number {
  try {
    return Number(localStorage.getItem(keyOf(game)) ?? 0) || 0;
  } catch {
    return 0;
  }
}

export function remember(game: GameKey, lesson: number): void {
  try {
    localStorage.setItem(keyOf(game), String(lesson));
  } catch {
    return;
  }
}
