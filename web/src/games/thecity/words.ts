// What is said of cards, moves and rounds, in the language of the page.
import { hasText, t } from '../../texts/texts.svelte';
import type { Happening, Told } from '../board';
import { SYMBOLS, type Bonus, type Card, type Components, type Earning, type View } from './kinds';
import { isSymbol } from './piles';
import { hasEarned, hasRevealed, newIn, turned } from './reveal';

const ASKED: Record<string, string> = {
  deal: 'thecity-ask-deal',
  choose: 'thecity-ask-choose',
  second: 'thecity-ask-second',
  pay: 'thecity-ask-pay',
  extra: 'thecity-ask-extra',
  keep: 'thecity-ask-keep',
  discard: 'thecity-ask-discard',
  limit: 'thecity-ask-limit',
};
const PHASES: Record<string, string> = {
  deal: 'thecity-phase-deal',
  choose: 'thecity-phase-choose',
  build: 'thecity-phase-build',
  income: 'thecity-phase-income',
  limit: 'thecity-phase-limit',
};
const ANSWERS: Record<string, string> = {
  build: 'thecity-answer-build',
  'no-build': 'thecity-answer-no-build',
  done: 'thecity-answer-done',
  discard: 'thecity-answer-discard',
  keep: 'thecity-answer-keep',
};
const FULL: Record<string, string> = {
  'per-own': 'thecity-bonus-per-own',
  'per-all': 'thecity-bonus-per-all',
  'per-rival': 'thecity-bonus-per-rival',
  'if-own': 'thecity-bonus-if-own',
  'if-all': 'thecity-bonus-if-all',
  'if-rival': 'thecity-bonus-if-rival',
};
const BRIEF: Record<string, string> = {
  'per-own': 'web-thecity-per-own',
  'per-all': 'web-thecity-per-all',
  'per-rival': 'web-thecity-per-rival',
  'if-own': 'web-thecity-if-own',
  'if-all': 'web-thecity-if-all',
  'if-rival': 'web-thecity-if-rival',
};
const SPECIAL: Record<string, string> = {
  architect: 'thecity-special-architect',
  crew: 'thecity-special-crew',
};
const SYMBOL_NAMES: Record<string, string> = {
  car: 'thecity-symbol-car',
  cart: 'thecity-symbol-cart',
  fountain: 'thecity-symbol-fountain',
};

/** How a card or a symbol is called; a card of somebody's own table by its key. */
export function nameOf(thing: string): string {
  const symbol = SYMBOL_NAMES[thing];
  if (symbol) return t(symbol);
  const key = `thecity-card-${thing.replaceAll('_', '-')}`;
  return hasText(key) ? t(key) : capital(thing.replaceAll('_', ' '));
}

export function namesOf(keys: readonly string[]): string {
  return keys.map(nameOf).join(' + ');
}

export function question(view: View, seat: number | null): Told {
  const own = seat === null ? null : view.own;
  return { key: (own?.question && ASKED[own.question]) || PHASES[view.phase] || 'thecity-phase-choose' };
}

/** A move with its price or what the card says. */
export function describe(words: string, view: View, components: Components): string {
  const [verb = '', key] = words.split(' ');
  const said = t(ANSWERS[verb] ?? 'thecity-answer-done', { card: key ? nameOf(key) : '' });
  if (verb === 'build' && key) return `${said} (${priced(view.own?.prices[key] ?? 0)})`;
  const card = verb === 'keep' ? components.cards.find((one) => one.key === key) : undefined;
  return card ? t('web-said-of', { name: said, what: factsOf(card, view.options).join('; ') }) : said;
}

export function priced(price: number): string {
  return t('web-thecity-price', { price });
}

/** The log: what was turned over, what a round brought, and a new draw pile. */
export function told({ before, after }: Happening<View>, names: string[]): string[] {
  const name = (seat: number) => names[seat] ?? '';
  const lines = hasRevealed(before, after) ? revealed(before, after, name) : built(before, after, name);
  if (after.deck_size > before.deck_size) lines.push(t('web-thecity-told-shuffled'));
  return hasEarned(before, after) ? [...lines, ...earned(before, after, name)] : lines;
}

function revealed(before: View, after: View, name: (seat: number) => string): string[] {
  return turned(before, after).map(({ seat, cards }) =>
    cards.length > 0
      ? t('web-thecity-told-built', { name: name(seat), cards: namesOf(cards) })
      : t('web-thecity-told-surveyed', { name: name(seat) }));
}

/** The extra card of a new Construction Crew is seen later than the others. */
function built(before: View, after: View, name: (seat: number) => string): string[] {
  return after.cities.flatMap((city, seat) => {
    const cards = newIn(before.cities[seat] ?? city, city);
    return cards.length > 0 ? [t('web-thecity-told-built', { name: name(seat), cards: namesOf(cards) })] : [];
  });
}

function earned(before: View, after: View, name: (seat: number) => string): string[] {
  return after.cities.map((city, seat) =>
    t('web-thecity-told-earned', {
      name: name(seat),
      points: city.score - (before.cities[seat]?.score ?? 0),
      total: city.score,
      cards: city.income,
    }));
}

export function scores(view: View): number[] {
  return view.cities.map((city) => city.score);
}

/** Nobody plays without a seat. */
export function rivals(): string[] {
  return [];
}

/** Everything that a card says, one sentence each, as it is spoken and shown in full. */
export function factsOf(card: Card, options: View['options']): string[] {
  return [
    t('web-thecity-cost', { cost: card.cost }),
    ...earning(t('thecity-income'), card.income, options),
    ...earning(t('thecity-points'), card.points, options),
    ...shown(card),
    ...card.discounts.map((discount) => cheaper(discount, options)),
    ...(card.requires.length > 0 ? [t('thecity-requires', { things: card.requires.map(nameOf).join(', ') })] : []),
    ...(card.special && SPECIAL[card.special] ? [t(SPECIAL[card.special] ?? '')] : []),
    ...(card.is_unique && card.special !== 'architect' ? [t('thecity-unique')] : []),
  ];
}

function earning(name: string, what: Earning, options: View['options']): string[] {
  const terms = [
    ...(what.printed > 0 ? [`+${what.printed}`] : []),
    ...what.bonuses.map((bonus) => t(FULL[formOf(bonus, options)] ?? '', { amount: bonus.amount, thing: nameOf(bonus.thing) })),
  ];
  return terms.length > 0 ? [t('web-said-of', { name, what: terms.join('; ') })] : [];
}

function shown(card: Card): string[] {
  const symbols = SYMBOLS.filter((symbol) => card.symbols[symbol]);
  if (symbols.length === 0) return [];
  return [t('web-thecity-shows', { things: symbols.map((symbol) => counted(symbol, card.symbols[symbol] ?? 1)).join(', ') })];
}

function counted(thing: string, count: number): string {
  return count > 1 ? t('web-thecity-times', { count, thing: nameOf(thing) }) : nameOf(thing);
}

function cheaper(discount: Card['discounts'][number], options: View['options']): string {
  const [first = ''] = discount.things;
  const values = { amount: amountOf(discount, options), thing: discount.things.map(nameOf).join(', ') };
  return isSymbol(first) ? t('thecity-discount-symbol', values) : t('thecity-discount', values);
}

export function amountOf(discount: Card['discounts'][number], options: View['options']): number {
  return discount.amounts[options['school_discount'] ?? ''] ?? Math.max(...Object.values(discount.amounts));
}

/** A bonus in few words, with a mark where its *thing* stands. */
export function brief(bonus: Bonus, options: View['options'], thing: string): string {
  return t(BRIEF[formOf(bonus, options)] ?? '', { amount: bonus.amount, thing });
}

function formOf(bonus: Bonus, options: View['options']): string {
  const scope = bonus.scope === 'university_scope' ? (options['university_scope'] ?? 'own') : bonus.scope;
  return `${bonus.is_once ? 'if' : 'per'}-${scope}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
