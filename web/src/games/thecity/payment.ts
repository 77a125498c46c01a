// Which cards to part with: a suggestion, and what the player wishes instead. Taste, not rules.
import type { Bonus, Card, City, Copy, View } from './kinds';
import { isSymbol, type Index } from './piles';

export type Wish = 'give' | 'keep';
export type Wishes = ReadonlyMap<string, Wish>;

const SYMBOL_VALUE = 0.35;
const USELESS = -100;
const LACKS_SUPPORT = 2;

/** The copies to give: those wished for, filled up with the least missed of the others. */
export function toGive(hand: readonly Copy[], due: number, wishes: Wishes, ranking: readonly Copy[]): Set<string> {
  const wished = hand.filter((copy) => wishes.get(copy.id) === 'give').map((copy) => copy.id);
  const others = ranking.filter((copy) => !wishes.has(copy.id)).map((copy) => copy.id);
  return new Set([...wished, ...others].slice(0, due));
}

/**
 * What a click on a copy makes of the wishes. A marked copy is kept from now on, another one is
 * given; where that would be too many, the wish that is oldest goes.
 */
export function afterClick(id: string, given: ReadonlySet<string>, wishes: Wishes, due: number): Map<string, Wish> {
  const next = new Map(wishes);
  next.delete(id);
  if (given.has(id)) return next.set(id, 'keep');
  next.set(id, 'give');
  const wished = [...next].filter(([, wish]) => wish === 'give').map(([key]) => key);
  for (const old of wished.slice(0, Math.max(0, wished.length - due))) next.delete(old);
  return next;
}

/** The hand, the least missed first. */
export function leastMissedFirst(hand: readonly Copy[], view: View, seat: number, cards: Index): Copy[] {
  const worth = new Map(hand.map((copy, place) => [copy.id, missed(copy, place, hand, view, seat, cards)]));
  return [...hand].sort((a, b) => (worth.get(a.id) ?? 0) - (worth.get(b.id) ?? 0));
}

function missed(copy: Copy, place: number, hand: readonly Copy[], view: View, seat: number, cards: Index): number {
  const { card } = copy;
  const city = view.cities[seat];
  if (!city) return 0;
  const isSpare = hand[place - 1]?.key === copy.key;
  if (card.is_unique && (isSpare || has(city, card.key))) return USELESS;
  const isSupported = card.requires.length === 0 || card.requires.some((key) => has(city, key) || hand.some((other) => other.key === key));
  const reach = (view.own?.hand ? hand.length - 1 - (view.own.owed ?? 0) : hand.length) + city.income;
  const yields = yieldOf(card, view, seat, cards);
  return 2 * yields - card.cost - 1.5 * Math.max(0, card.cost - reach) - (isSupported ? 0 : LACKS_SUPPORT) - (isSpare ? 0.5 : 0);
}

/** Roughly what a card would bring each round beside what stands now. */
function yieldOf(card: Card, view: View, seat: number, cards: Index): number {
  const symbols = Object.values(card.symbols).reduce((sum, count) => sum + count, 0);
  const bonuses = [...card.income.bonuses, ...card.points.bonuses];
  const extra = bonuses.reduce((sum, bonus) => sum + bonusNow(bonus, card, view, seat, cards), 0);
  return card.income.printed + card.points.printed + extra + SYMBOL_VALUE * symbols;
}

function bonusNow(bonus: Bonus, card: Card, view: View, seat: number, cards: Index): number {
  const looked = view.cities.filter((_, other) => bonus.scope === 'all' || (other === seat) === (bonus.scope !== 'rival'));
  const found = looked.map((city) => countOf(bonus.thing, city, cards));
  const itself = bonus.scope === 'rival' ? 0 : isSymbol(bonus.thing) ? (card.symbols[bonus.thing] ?? 0) : Number(bonus.thing === card.key);
  const count = itself + (bonus.scope === 'rival' ? Math.max(0, ...found) : found.reduce((sum, one) => sum + one, 0));
  return bonus.amount * (bonus.is_once ? Math.min(1, count) : count);
}

function countOf(thing: string, city: City, cards: Index): number {
  const buildings = Object.entries(city.buildings);
  if (!isSymbol(thing)) return city.buildings[thing] ?? 0;
  return buildings.reduce((sum, [key, count]) => sum + count * (cards.get(key)?.symbols[thing] ?? 0), 0);
}

function has(city: City, key: string): boolean {
  return (city.buildings[key] ?? 0) > 0;
}

/**
 * The moves that give these copies one by one. Where nothing is left to choose, the table does the
 * rest by itself, and one more move would answer the next question (§5.2).
 */
export function discards(hand: readonly Copy[], given: ReadonlySet<string>, isAlwaysAsked: boolean): string[] {
  const left = hand.map((copy) => ({ ...copy }));
  const wanted = hand.filter((copy) => given.has(copy.id));
  const words: string[] = [];
  for (const [i, copy] of wanted.entries()) {
    const isForced = left.length <= wanted.length - i || new Set(left.map((one) => one.key)).size === 1;
    if (isForced && !isAlwaysAsked) break;
    words.push(`discard ${copy.key}`);
    left.splice(left.findIndex((one) => one.key === copy.key), 1);
  }
  return words;
}
