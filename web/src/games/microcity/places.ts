// Where on the table a legal move can be made with a click.

import { fittingDie, parted, projectPlayed, standing, type Area, type Legal, type Track, type View } from './moves';

/** Verbs that are offered beside the question, whatever else can be clicked; in this order. */
const SPOKEN = [
  'leave', 'die', 'set', 'clear-with-die', 'clear-with-money', 'basic', 'advanced', 'planning',
  'invest-with-die', 'invest', 'give', 'take', 'sell', 'building', 'skip',
];

function firstLegal(legal: Legal, ...words: string[]): string | null {
  return words.find((one) => legal.has(one)) ?? null;
}

export function moveOfArea(area: Area, legal: Legal): string | null {
  const here = area.has_engineer ? ['invest'] : [];
  return firstLegal(legal, `start ${area.name}`, `move ${area.name}`, `clear ${area.name}`, ...here);
}

export function moveOfDie(face: number, view: View, legal: Legal): string | null {
  const words = [`leave ${face}`, `die ${face}`, `clear with die ${face}`];
  if (projectPlayed(view)?.die === face) words.push('advanced');
  if (fittingDie(view) === face) words.push('invest with die');
  return firstLegal(legal, ...words);
}

export function moveOfTrack(track: Track, legal: Legal): string | null {
  return firstLegal(legal, `take ${track}`, `give ${track}`, `sell ${track}`, ...(track === 'money' ? ['clear with money'] : []));
}

export function moveOfProject(number: number, legal: Legal): string | null {
  return firstLegal(legal, `project ${number}`);
}

export function moveOfBuilding(number: number, legal: Legal): string | null {
  return firstLegal(legal, `building ${number}`);
}

// What a press would say where it comes to nothing: the move that the phase makes one think of.
const AREA_VERBS: Record<string, string> = { start: 'start', clear: 'clear', clear_or_take: 'clear' };
const DIE_MOVES: Record<string, string> = { action: 'advanced', investment: 'invest with die' };
const TRACK_VERBS: Record<string, string> = { take: 'take', clear_or_take: 'take', give: 'give' };

export function refusedArea(area: Area, view: View): string {
  const isToClear = view.phase === 'prepare' && area.has_token;
  return `${AREA_VERBS[view.phase] ?? (isToClear ? 'clear' : 'move')} ${area.name}`;
}

export function refusedDie(face: number, view: View): string {
  return DIE_MOVES[view.phase] ?? `${view.phase === 'die' ? 'die' : 'clear with die'} ${face}`;
}

export function refusedTrack(track: Track, view: View): string {
  return track === 'money' ? 'clear with money' : `${TRACK_VERBS[view.phase] ?? 'sell'} ${track}`;
}

/** Ways to pay for clearing an area before a card is played. */
export function waysToClear(legal: Legal): string[] {
  return [...legal.keys()].filter((words) => words.startsWith('clear with '));
}

/** Whether one may begin with the area, and then say how its clearing is paid. */
export function canWishClear(area: Area, legal: Legal): boolean {
  return area.has_token && waysToClear(legal).length > 0;
}

/** The moves that stand beside the question. */
export function spoken(legal: Legal): string[] {
  const rank = (words: string) => SPOKEN.indexOf(parted(words).verb);
  const isArea = (words: string) => /^clear [a-d]\d$/.test(words);
  return [...legal.keys()].filter((words) => rank(words) >= 0 && !isArea(words)).sort((a, b) => rank(a) - rank(b));
}

/** The area that a move is about, for hints and the log. */
export function areaPointedAt(words: string | null, view: View): string | null {
  if (!words) return null;
  const { verb, what } = parted(words);
  if (['start', 'move', 'clear'].includes(verb)) return what;
  return verb.startsWith('invest') ? (standing(view)?.name ?? null) : null;
}

export function isTrackPointedAt(words: string | null, track: Track): boolean {
  if (!words) return false;
  const { verb, what } = parted(words);
  return verb === 'clear-with-money' ? track === 'money' : ['take', 'give', 'sell'].includes(verb) && what === track;
}
