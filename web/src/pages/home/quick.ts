// Tables for one click: good defaults for each game.
import type { Level, NewTable, SeatWish } from '../../api/types';
import type { GameKey } from '../../games';
import { settings } from '../../lib/settings.svelte';

export const WAYS = ['bots', 'friends', 'solo', 'watch'] as const;
export type Way = (typeof WAYS)[number];

const BOTS: Record<GameKey, number> = { pointcity: 1, thecity: 2, microcity: 0 };
const FRIENDS: Record<GameKey, number> = { pointcity: 1, thecity: 2, microcity: 0 };

/** The ways to play a game, the best one first. */
export function waysOf(game: GameKey): Way[] {
  if (game === 'microcity') return ['solo', 'watch'];
  return game === 'pointcity' ? ['bots', 'friends', 'solo', 'watch'] : ['bots', 'friends', 'watch'];
}

export function quickTable(game: GameKey, way: Way): NewTable {
  const isAlone = way === 'bots' || way === 'solo';
  return {
    game,
    seats: seatsFor(game, way),
    is_public: false,
    allows_hints: true,
    undo: isAlone ? 'free' : 'strict',
  };
}

function seatsFor(game: GameKey, way: Way): SeatWish[] {
  if (way === 'watch') return game === 'microcity' ? [bot('architect')] : [bot('architect'), bot('builder')];
  if (way === 'solo') return [me()];
  if (way === 'friends') return [me(), ...Array.from({ length: FRIENDS[game] }, (): SeatWish => ({ kind: 'open' }))];
  return [me(), ...Array.from({ length: BOTS[game] }, () => bot('builder'))];
}

function me(): SeatWish {
  return settings.name ? { kind: 'me', name: settings.name } : { kind: 'me' };
}

function bot(level: Level): SeatWish {
  return { kind: 'bot', level };
}
