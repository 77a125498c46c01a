// The games of the shelf; boards and covers are fetched when they are looked at.
import type { GameModule } from './board';

export const GAMES = ['pointcity', 'thecity', 'microcity'] as const;
export type GameKey = (typeof GAMES)[number];
/** What the table page knows of a game: its views and components are the game's own business. */
export type AnyGame = GameModule<never, never>;

const modules = import.meta.glob<{ default: AnyGame }>('./*/module.ts');
const covers = import.meta.glob<string>('./*/Cover.svelte', { query: '?picture', import: 'default', eager: true });

export async function loadGame(key: GameKey): Promise<AnyGame> {
  const load = modules[`./${key}/module.ts`];
  if (!load) throw new Error(`there is no board for ${key}`);
  return (await load()).default;
}

/** The picture of a game's box, as markup. */
export async function loadCover(key: GameKey): Promise<string> {
  const address = covers[`./${key}/Cover.svelte`];
  const answer = address ? await fetch(address) : null;
  return answer?.ok ? answer.text() : '';
}

/** Whether people at one screen must not see each other's side of the table. */
export function hidesHands(key: GameKey): boolean {
  return key === 'thecity';
}

export function isGame(key: string): key is GameKey {
  return GAMES.some((one) => one === key);
}
