// A move is a few words, as in match files: a verb, and what it is about.

import type { MicrocityView } from '../../api/types';

export type View = MicrocityView;
export type Area = View['areas'][number];
export type Project = View['projects'][number];
export type Building = View['buildings'][number];
export type Legal = ReadonlyMap<string, number>;
export type Parted = { verb: string; what: string };

export const TRACKS = ['money', 'coal', 'steel', 'wood'] as const;
export type Track = (typeof TRACKS)[number];
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export const COLUMNS = 4;

/** The verb of a move with its words joined, and what it is about: `clear-with-die`, `3`. */
export function parted(words: string): Parted {
  const all = words.split(' ');
  const last = all.at(-1) ?? '';
  const isVerb = all.length === 1 || last === 'money' || last === 'die';
  return isVerb ? { verb: all.join('-'), what: '' } : { verb: all.slice(0, -1).join('-'), what: last };
}

export function areaOf(view: View, name: string): Area | undefined {
  return view.areas.find((area) => area.name === name);
}

/** Where the engineer stands. */
export function standing(view: View): Area | undefined {
  return view.areas.find((area) => area.has_engineer);
}

export function projectPlayed(view: View): Project | undefined {
  return view.projects.find((project) => project.place === 'played');
}

/** The active die that the engineer's area would take: the lower one where both fit (R42). */
export function fittingDie(view: View): number | undefined {
  const faces = standing(view)?.dice ?? [];
  return view.dice.filter((face) => faces.includes(face)).sort()[0];
}
