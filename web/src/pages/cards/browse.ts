// Which components the gallery shows, and in which order; all of it can be read off the address.

/** A component as the gallery knows it. */
export type Entry = {
  /** As Piece.svelte draws it. */
  piece: string;
  /** What else is shown of it in full: the other side of a card. */
  back: string | null;
  group: string;
  name: string;
  /** Said under a picture that has no words. */
  caption: string;
  facts: readonly string[];
  copies: number;
  cost: number | null;
  points: number | null;
  /** What filters ask for, by their keys. */
  traits: Readonly<Record<string, readonly string[]>>;
  /** Sections of the rules. */
  rules: readonly string[];
};
export type Choice = { key: string; name: string };
/** *hasGroups* is the filter by which entries are grouped. */
export type Filter = { key: string; label: string; choices: readonly Choice[]; hasGroups?: boolean };
export type Shelf = { entries: readonly Entry[]; filters: readonly Filter[] };

export const SORTS = ['printed', 'name', 'cost', 'points', 'rate'] as const;
export type Sort = (typeof SORTS)[number];
export type Wish = { words: string; sort: Sort; traits: Readonly<Record<string, string>>; piece: string };
export type Group = { key: string; title: string; entries: Entry[] };
/** How far above the average a component is, where that is known. */
export type Lift = (piece: string) => number | null;

const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae' };

/** What the address asks for; what no filter knows is let pass. */
export function wished(query: string, filters: readonly Filter[]): Wish {
  const asked = new URLSearchParams(query);
  const known = filters.flatMap(({ key, choices }) => {
    const choice = choices.find((one) => one.key === asked.get(key));
    return choice ? [[key, choice.key] as const] : [];
  });
  return {
    words: asked.get('q') ?? '',
    sort: SORTS.find((sort) => sort === asked.get('sort')) ?? 'printed',
    traits: Object.fromEntries(known),
    piece: asked.get('piece') ?? '',
  };
}

/** The address that asks for *wish*: `?q=park&sort=cost&level=2`. */
export function queryFor({ words, sort, traits, piece }: Wish): string {
  const asked = new URLSearchParams();
  if (words) asked.set('q', words);
  if (sort !== 'printed') asked.set('sort', sort);
  for (const [key, choice] of Object.entries(traits)) if (choice) asked.set(key, choice);
  if (piece) asked.set('piece', piece);
  return `?${asked}`;
}

/** Letters without their accents: `café` is found by `Cafe`, `łódź` by `lodz`. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßœæ]/g, (letter) => LETTERS[letter] ?? letter);
}

export function matching(entries: readonly Entry[], { words, traits }: Wish): Entry[] {
  const sought = plain(words).split(/\s+/).filter(Boolean);
  const wanted = Object.entries(traits).filter(([, choice]) => choice);
  return entries.filter((entry) => {
    const name = plain(entry.name);
    return sought.every((word) => name.includes(word)) && wanted.every(([key, choice]) => entry.traits[key]?.includes(choice));
  });
}

/** Cheapest first, most points first, best first; what has no such number comes last. */
export function sorted(entries: readonly Entry[], sort: Sort, lift: Lift): Entry[] {
  const order = ({ cost, points, piece, name }: Entry): number | string | null =>
    ({ printed: 0, name, cost, points: points === null ? null : -points, rate: opposite(lift(piece)) })[sort];
  return [...entries].sort((one, other) => compared(order(one), order(other)));
}

/** By kind as long as they lie as printed; in one row in any other order. */
export function grouped(entries: readonly Entry[], { filters }: Pick<Shelf, 'filters'>, sort: Sort): Group[] {
  if (sort !== 'printed') return entries.length ? [{ key: sort, title: '', entries: [...entries] }] : [];
  const kinds = filters.find((filter) => filter.hasGroups)?.choices ?? [];
  return kinds
    .map(({ key, name }) => ({ key, title: name, entries: entries.filter((entry) => entry.group === key) }))
    .filter((group) => group.entries.length > 0);
}

function compared(one: number | string | null, other: number | string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return typeof one === 'string' ? one.localeCompare(String(other)) : one - Number(other);
}

function opposite(number: number | null): number | null {
  return number === null ? null : -number;
}
