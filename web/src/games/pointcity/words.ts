// What the page says of Point City: cards, moves, the question, the log.
import { t } from '../../texts/texts.svelte';
import type { Happening, Told } from '../board';
import {
  type Building, type Cell, cellName, cellsOf, type City, type Counts, gained, hasBuilding, type Kind, kindOf, listed,
  price, stockKind, type Token, type View,
} from './facts';

const AND = ' + ';

export function resourceName(kind: Kind): string {
  return t(`web-pointcity-resource-${kind}`);
}

export function letter(kind: Kind): string {
  return t(`web-pointcity-resource-${kind}.letter`);
}

export function buildingName(name: string): string {
  return t(`pointcity-card-${name}`);
}

/** A cost or a debt: `2 energy, 1 ecology`. */
export function amounts(counts: Counts): string {
  return listed(counts)
    .map(({ kind, count }) => t('web-pointcity-amount', { count, resource: resourceName(kind) }))
    .join(', ');
}

/** A card of a stock, such as `double energy`. */
export function stockCard(name: string): string {
  const { kind, symbols } = stockKind(name);
  return t(`pointcity-resource-${kind}.${symbols > 1 ? 'double' : 'single'}`);
}

export function gives(building: Building): string {
  const parts: string[] = [];
  if (building.kind === 'civic') parts.push(t('web-pointcity-gives-civic'));
  const produced = listed({ [building.produces ?? '']: 1 })[0];
  if (produced) parts.push(t('web-pointcity-gives-resource', { resource: resourceName(produced.kind) }));
  if (building.points > 0) parts.push(t('web-pointcity-points', { points: building.points }));
  return parts.join(', ');
}

/** A card in few words. */
export function cardName(cell: Cell): string {
  if (cell.building) return buildingName(cell.building.name);
  return t(`pointcity-resource-${kindOf(cell)}.${cell.symbols > 1 ? 'double' : 'single'}`);
}

/** Everything that is printed on the side of a card that is seen. */
export function cardFacts(cell: Cell): string {
  if (!cell.building) return t('web-pointcity-facts-resource', { card: cardName(cell), level: cell.level });
  return buildingFacts(cell.building);
}

export function buildingFacts(building: Building): string {
  const facts = { name: buildingName(building.name), gives: gives(building), cost: amounts(building.cost) };
  return t('web-pointcity-facts-building', facts);
}

/** The rule of a token, short: it stands beside the points and the symbol. */
export function tokenRule(token: Token): string {
  return t(`web-pointcity-rule-${token.rule.replaceAll('_', '-')}`, tokenFacts(token));
}

/** The rule of a token as a sentence. */
export function tokenSentence(token: Token): string {
  return t(`web-pointcity-rule-${token.rule.replaceAll('_', '-')}.full`, tokenFacts(token));
}

/** What a pair would still cost: nothing to say of resources, else a debt or that it is free. */
export function priceTag(cells: readonly (Cell | null)[], city: City): string {
  if (!hasBuilding(cells)) return '';
  const due = amounts(price(cells, city));
  return due ? t('web-pointcity-price', { due }) : t('web-pointcity-free');
}

export function question(view: View, seat: number | null): Told {
  if (view.is_finished) return { key: 'web-pointcity-over' };
  if (seat === null || !view.waiting.includes(seat)) return { key: 'web-pointcity-waiting' };
  if (view.phase === 'row') return { key: 'pointcity-phase-row' };
  if (view.phase === 'pay') return { key: 'pointcity-phase-pay' };
  if (view.phase === 'token') return { key: 'pointcity-phase-token' };
  return { key: view.has_flipped ? 'web-pointcity-take-now' : 'pointcity-phase-take' };
}

export function describe(words: string, view: View): string {
  const [verb, ...rest] = words.split(' ');
  const what = rest.join(' ');
  const cells = cellsOf(words).map((cell) => view.market[cell] ?? null);
  if (verb === 'take') return withPrice(t('web-pointcity-do-take', { what: seen(cells), cells: what }), cells, view);
  if (verb === 'flip') return t('web-pointcity-do-flip', { what: seen(cells), cells: what });
  if (verb === 'draw') return t('web-pointcity-do-draw', { top: view.deck_top ? cardName(view.deck_top) : '' });
  if (verb === 'pay') return t('web-pointcity-do-pay', { what: stockCard(what) });
  return t('web-pointcity-do-token', { what: tokenCalled(view, Number(what)) });
}

export function told({ before, after, by, words }: Happening<View>, names: string[]): string[] {
  const lines: string[] = [];
  if (by !== null && words !== null) lines.push(move(before, after, by, words, names[by] ?? ''));
  const [mine, automaton] = [before.cities[1], after.cities[1]];
  if (before.seats === 1 && before.turn !== after.turn && mine && automaton) {
    const what = taken(mine, automaton).join(AND);
    if (what) lines.push(t('web-pointcity-told-take', { name: names[1] ?? '', what }));
  }
  return lines;
}

export function scores(view: View): number[] {
  return view.cities.map((city) => city.score);
}

export function rivals(view: View): string[] {
  return view.seats === 1 ? ['pointcity-automaton'] : [];
}

/** How a cell of the market is spoken. */
export function place(cell: number, card: Cell | null): string {
  return t('web-pointcity-place', { cell: cellName(cell), what: card ? cardFacts(card) : t('web-pointcity-gap') });
}

function move(before: View, after: View, by: number, words: string, name: string): string {
  const [verb, ...rest] = words.split(' ');
  const what = rest.join(' ');
  const cells = cellsOf(words);
  if (verb === 'take') return t('web-pointcity-told-take', { name, what: seen(cells.map((cell) => before.market[cell] ?? null)) });
  if (verb === 'flip') return t('web-pointcity-told-flip', { name, what: seen(cells.map((cell) => after.market[cell] ?? null)) });
  if (verb === 'pay') return t('web-pointcity-told-pay', { name, what: stockCard(what) });
  if (verb === 'token') return t('web-pointcity-told-token', { name, what: tokenCalled(before, Number(what)) });
  const drawn = gained(before.cities[by]?.stock ?? {}, after.cities[by]?.stock ?? {});
  return t('web-pointcity-told-draw', { name, what: stocked(drawn).join(AND) });
}

function taken(before: City, after: City): string[] {
  const known = new Set(before.buildings.map((building) => building.card));
  const held = new Set(before.tokens.map((token) => token.token));
  return [
    ...after.buildings.filter((building) => !known.has(building.card)).map((building) => buildingName(building.name)),
    ...stocked(gained(before.stock, after.stock)),
    ...after.tokens.filter((token) => !held.has(token.token)).map((token) => tokenSentence(token)),
  ];
}

function tokenFacts({ amount, resources }: Token): { amount: number; one: string; other: string } {
  const [one = '', other = ''] = resources.map((name) => resourceName(stockKind(name).kind));
  return { amount, one, other };
}

function stocked(cards: Counts): string[] {
  return Object.entries(cards).flatMap(([name, count]) => Array<string>(count).fill(stockCard(name)));
}

function seen(cells: readonly (Cell | null)[]): string {
  return cells.flatMap((cell) => (cell ? [cardName(cell)] : [])).join(AND);
}

function withPrice(said: string, cells: readonly (Cell | null)[], view: View): string {
  const city = view.cities[view.seat];
  const tag = city ? priceTag(cells, city) : '';
  return tag ? `${said}; ${tag}` : said;
}

/** A token of the row; one that is not there yet is told by its number. */
function tokenCalled(view: View, number: number): string {
  const token = view.row.find((one) => one.token === number);
  return token ? tokenSentence(token) : t(`pointcity-token-${number}`);
}
