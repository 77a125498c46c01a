// Which card to pay with: keep ingenuity, waste no symbol, then spend few cards.
import { type Counts, type Kind, stockName, WILD } from './facts';

type Payment = { doubles: number; singles: number; ingenuity: number };

/** The card of *offered* (stock names) that the best payment of *symbols* starts with. */
export function suggested(kind: Kind, symbols: number, stock: Counts, offered: Iterable<string>): string | null {
  const may = new Set(offered);
  const held = {
    doubles: may.has(stockName(kind, 2)) ? (stock[stockName(kind, 2)] ?? 0) : 0,
    singles: stock[kind] ?? 0,
    ingenuity: stock[WILD] ?? 0,
  };
  const starts = payments(symbols, held)
    .sort((a, b) => burden(a, symbols) - burden(b, symbols))
    .map((payment) => startOf(payment, kind));
  return starts.find((name) => may.has(name)) ?? [...may][0] ?? null;
}

function payments(symbols: number, held: Payment): Payment[] {
  const all: Payment[] = [];
  for (let doubles = 0; doubles <= Math.min(held.doubles, Math.ceil(symbols / 2)); doubles++) {
    for (let singles = 0; singles <= held.singles; singles++) {
      const ingenuity = Math.max(0, symbols - 2 * doubles - singles);
      if (ingenuity <= held.ingenuity) all.push({ doubles, singles, ingenuity });
    }
  }
  return all;
}

function burden({ doubles, singles, ingenuity }: Payment, symbols: number): number {
  const lost = 2 * doubles + singles + ingenuity - symbols;
  return 100 * ingenuity + 10 * lost + doubles + singles;
}

/** Doubles are asked for first, then singles, then ingenuity (R26). */
function startOf({ doubles, singles }: Payment, kind: Kind): string {
  if (doubles > 0) return stockName(kind, 2);
  return singles > 0 ? stockName(kind, 1) : WILD;
}
