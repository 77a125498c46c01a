// The games of the shelf; boards and covers are fetched when they are looked at.
import type { Component } from 'svelte';
import type { GameModule } from './board';

export const GAMES = ['pointcity', 'thecity', 'microcity'] as const;
export type GameKey = (typeof GAMES)[number];
/** What the table page knows of a game: its views and components are the game's own business. */
export type AnyGame = GameModule<never, never>;

const modules = import.meta.glob<{ default: AnyGame }>('./*/module.ts');
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte');

export async function loadGame(key: GameKey): Promise<AnyGame> {
  const load = modules[`./${key}/module.ts`];
  if (!load) throw new Error(`there is no board for ${key}`);
  return (await load()).default;
}

export async function loadCover(key: GameKey): Promise<Component | null> {
  return (await covers[`./${key}/Cover.svelte`]?.())?.default ?? null;
}

/** Whether people at one screen must not see each other's side of the table. */
export function hidesHands(key: GameKey): boolean {
  return key === 'thecity';
}

export function isGame(key: string): key is GameKey {
  return GAMES.some((one) => one === key);
}
