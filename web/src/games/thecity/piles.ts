// Counting and laying out cards.
import { SYMBOLS, type Card, type Components, type Copy, type Pile, type Symbol } from './kinds';

export type Index = ReadonlyMap<string, Card>;
export type Stack = { card: Card; count: number };

export function indexOf(components: Components): Index {
  return new Map(components.cards.map((card) => [card.key, card]));
}

export function isSymbol(thing: string): thing is Symbol {
  return SYMBOLS.some((symbol) => symbol === thing);
}

export function sizeOf(pile: Pile): number {
  return Object.values(pile).reduce((sum, count) => sum + count, 0);
}

/** Every copy of a pile, equal ones side by side, in the order of the card table. */
export function copiesIn(pile: Pile, cards: Index): Copy[] {
  return stacksOf(pile, cards).flatMap(({ card, count }) =>
    Array.from({ length: count }, (_, i) => ({ id: `${card.key}#${i}`, key: card.key, card })));
}

/** The cards of a pile, copies together, in the order of the card table. */
export function stacksOf(pile: Pile, cards: Index): Stack[] {
  return [...cards.values()].flatMap((card) => {
    const count = pile[card.key] ?? 0;
    return count > 0 ? [{ card, count }] : [];
  });
}

/** How often each symbol shows in a pile. */
export function symbolsIn(pile: Pile, cards: Index): Record<Symbol, number> {
  const count = (symbol: Symbol) =>
    stacksOf(pile, cards).reduce((sum, stack) => sum + stack.count * (stack.card.symbols[symbol] ?? 0), 0);
  return { car: count('car'), cart: count('cart'), fountain: count('fountain') };
}
