// What everybody turned over at once: the difference of two views.
import type { City, View } from './kinds';

export type Turned = { seat: number; cards: string[] };

/** The phases of a round, in their order. */
const PHASES = ['deal', 'choose', 'build', 'income', 'limit'];
const INCOME = PHASES.indexOf('income');

/** Cards that came into sight in the city of *seat*: built, or revealed to be built. */
export function newIn(before: City, after: City): string[] {
  const old = standing(before);
  return [...standing(after)].flatMap(([key, count]) => Array<string>(Math.max(0, count - (old.get(key) ?? 0))).fill(key));
}

/** Whether the choices of a round were turned over between two views. */
export function hasRevealed(before: View, after: View): boolean {
  if (before.phase !== 'choose') return false;
  return after.is_finished || after.round_number !== before.round_number || after.phase !== before.phase;
}

/** Whether a round has brought its cards and points between two views. */
export function hasEarned(before: View, after: View): boolean {
  if (before.round_number === 0 || PHASES.indexOf(before.phase) >= INCOME) return false;
  return after.is_finished || after.round_number > before.round_number || PHASES.indexOf(after.phase) >= INCOME;
}

/** Everybody's choice; no card means that nothing is built. */
export function turned(before: View, after: View): Turned[] {
  return after.cities.map((city, seat) => ({ seat, cards: newIn(before.cities[seat] ?? city, city) }));
}

/** What each seat at a table saw last: several people may take turns at one screen. */
const SEEN = new WeakMap<object, Map<number | null, View>>();

/** What *seat* saw last at the table with these components; from now on it is *view*. */
export function lastSeen(components: object, seat: number | null, view: View): View | undefined {
  const seen = SEEN.get(components) ?? new Map<number | null, View>();
  const before = seen.get(seat);
  SEEN.set(components, seen.set(seat, view));
  return before;
}

function standing(city: City): Map<string, number> {
  const found = new Map(Object.entries(city.buildings));
  for (const key of city.building) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
}
