// Where a replay goes next: by decision, or by turn.
import type { ReplayPage, View } from '../../api/types';

export type Step = ReplayPage['steps'][number];
/** Steps by their ply; those that are not fetched yet are missing. */
export type Steps = readonly (Step | undefined)[];

/** Which turn a view belongs to: a player's in Point City, a round of everybody in the others. */
export function turnOf(view: View): number {
  return view.game === 'pointcity' ? view.turn : view.round_number;
}

/** The next ply at which these eyes notice something; the *last* one where there is none. */
export function next(steps: Steps, ply: number, last: number): number {
  for (let at = ply + 1; at < last; at += 1) if (steps[at]?.is_noticed ?? true) return at;
  return last;
}

/** The ply before, at which these eyes saw something else. */
export function previous(steps: Steps, ply: number): number {
  return noticedUpTo(steps, noticedUpTo(steps, ply) - 1);
}

/** The first ply of the next turn; the *last* one where there is none. */
export function nextTurn(steps: Steps, ply: number, last: number): number {
  const now = turnAt(steps, ply);
  for (let at = ply + 1; at < last; at += 1) if (turnAt(steps, at) !== now) return at;
  return last;
}

/** The first ply of this turn, or from there that of the turn before. */
export function previousTurn(steps: Steps, ply: number): number {
  const before = turnAt(steps, ply - 1);
  let at = Math.max(0, ply - 1);
  while (at > 0 && turnAt(steps, at - 1) === before) at -= 1;
  return at;
}

/** The last ply up to this one at which these eyes noticed something. */
export function noticedUpTo(steps: Steps, ply: number): number {
  let at = ply;
  while (at > 0 && steps[at]?.is_noticed === false) at -= 1;
  return Math.max(0, at);
}

/** The turn of a ply; unknown ones are turns of their own, so that nothing is skipped unseen. */
function turnAt(steps: Steps, ply: number): number {
  const view = steps[ply]?.views[0];
  return view ? turnOf(view) : -1 - ply;
}
