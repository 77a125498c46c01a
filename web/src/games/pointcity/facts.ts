// Names of things in views and moves, in the order of the rules page.
import type { PointCityComponents, PointCityView } from '../../api/types';

export type View = PointCityView;
export type Components = PointCityComponents;
export type Cell = NonNullable<View['market'][number]>;
export type Building = NonNullable<Cell['building']>;
export type City = View['cities'][number];
export type Token = View['row'][number];
/** Counts by name: a cost, a stock, what a city produces. */
export type Counts = Readonly<Record<string, number>>;

export const RESOURCES = ['community', 'economy', 'energy', 'ecology', 'industry'] as const;
export const WILD = 'ingenuity';
export const KINDS = [...RESOURCES, WILD] as const;
export type Resource = (typeof RESOURCES)[number];
export type Kind = (typeof KINDS)[number];

export const SIDE = 4;
const COLUMNS = 'abcd';
const DOUBLE = 'double ';

export function cellName(cell: number): string {
  return `${COLUMNS[cell % SIDE]}${Math.floor(cell / SIDE) + 1}`;
}

export function cellNumber(name: string): number {
  return SIDE * (Number(name[1]) - 1) + COLUMNS.indexOf(name[0] ?? '');
}

/** The cells that a move names: none for most, one or two for `flip` and `take`. */
export function cellsOf(words: string): number[] {
  const [verb, what = ''] = words.split(' ');
  return verb === 'take' || verb === 'flip' ? what.split('-').map(cellNumber) : [];
}

/** A card of a stock, such as `double energy`. */
export function stockKind(name: string): { kind: Kind; symbols: number } {
  const symbols = name.startsWith(DOUBLE) ? 2 : 1;
  const kind = KINDS.find((one) => one === name.replace(DOUBLE, '')) ?? WILD;
  return { kind, symbols };
}

export function stockName(kind: Kind, symbols: number): string {
  return symbols > 1 ? DOUBLE + kind : kind;
}

export function kindOf(cell: Cell): Kind {
  return KINDS.find((kind) => kind === cell.resource) ?? WILD;
}

/** A cost or a production as pairs, in the order of the rules. */
export function listed(counts: Counts): { kind: Kind; count: number }[] {
  return KINDS.flatMap((kind) => (counts[kind] ? [{ kind, count: counts[kind] }] : []));
}

/** What there is more of in *after*. */
export function gained(before: Counts, after: Counts): Record<string, number> {
  const more = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
  return Object.fromEntries(more.filter(([, count]) => count > 0));
}

/** What the buildings of *cells* cost once production has paid its share (§4.2). */
export function price(cells: readonly (Cell | null)[], city: City): Record<string, number> {
  const cost: Record<string, number> = {};
  for (const cell of cells) {
    for (const [name, count] of Object.entries(cell?.building?.cost ?? {})) cost[name] = (cost[name] ?? 0) + count;
  }
  return gained(city.production, cost);
}

export function hasBuilding(cells: readonly (Cell | null)[]): boolean {
  return cells.some((cell) => cell?.building);
}
