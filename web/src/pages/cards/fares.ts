// How components fare when bots play: files that the laboratory wrote (`tricity lab balance --gallery`).
import type { GameKey } from '../../games';

/** Games that were played, and how they can be played again. */
export type Run = {
  games: number;
  seats: number;
  bots: string[];
  options: Record<string, string>;
  rules: number;
  date: string;
  command: string;
  average: number;
  fewest: number;
};
/** What those won who did something with a component: their rate, and how far it is above the average. */
export type Fare = { how: string; seats: number; rate: number; lift: number; low: number; high: number; isSure: boolean; run: Run };
export type Fares = { runs: readonly Run[]; of: ReadonlyMap<string, readonly Fare[]> };
type Row = [piece: string, how: string, seats: number, rate: number, lift: number, low: number, high: number, isSure: boolean];
type File = Run & { rows: Row[] };

const ADDRESSES = import.meta.glob<string>('./balance/*.json', { query: '?url', import: 'default', eager: true });
/** What a component is judged by when it is told in one number. */
const MAIN = ['built', 'taken', 'advanced', 'first'];

/** The usual game first, then those with options. */
export async function loadFares(game: GameKey): Promise<Fares> {
  const ours = Object.entries(ADDRESSES).filter(([path]) => path.startsWith(`./balance/${game}`));
  const files = await Promise.all(ours.map(async ([, address]) => (await (await fetch(address)).json()) as File));
  return gathered(files.sort((one, other) => one.command.length - other.command.length));
}

export function gathered(files: readonly File[]): Fares {
  const of = new Map<string, Fare[]>();
  for (const { rows, ...run } of files) {
    for (const [piece, how, seats, rate, lift, low, high, isSure] of rows) {
      of.set(piece, [...(of.get(piece) ?? []), { how, seats, rate, lift, low, high, isSure, run }]);
    }
  }
  return { runs: files.map(({ rows: _, ...run }) => run), of };
}

/** The one that is told under the picture. */
export function mainFare(fares: Fares, piece: string): Fare | null {
  const known = fares.of.get(piece) ?? [];
  return MAIN.flatMap((how) => known.find((fare) => fare.how === how) ?? [])[0] ?? null;
}
