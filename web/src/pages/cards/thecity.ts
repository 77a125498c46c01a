// The components of The City for the gallery: all are cards, so they lie by what they cost.
import type { TheCityComponents } from '../../api/types';
import { SYMBOLS, type Card } from '../../games/thecity/kinds';
import { factsOf, nameOf } from '../../games/thecity/words';
import { t } from '../../texts/texts.svelte';
import type { Entry, Shelf } from './browse';

/** The dearest card of each group. */
const BANDS = [1, 3, 5, 8, 11];
const NONE = 'none';

export function shelf({ cards }: TheCityComponents): Shelf {
  const bands = BANDS.map((most, i) => ({ key: String(most), name: t('web-cards-cost-from', { from: (BANDS[i - 1] ?? -1) + 1, to: most }) }));
  return {
    entries: cards.map(entry),
    filters: [
      { key: 'cost', label: t('web-cards-cost'), choices: bands, hasGroups: true },
      { key: 'symbol', label: t('web-cards-symbol'),
        choices: [...SYMBOLS.map((key) => ({ key, name: nameOf(key) })), { key: NONE, name: t('web-cards-symbol-none') }] },
      { key: 'brings', label: t('web-cards-brings'),
        choices: [{ key: 'income', name: t('thecity-income') }, { key: 'points', name: t('thecity-points') }] },
      { key: 'note', label: t('web-cards-note'),
        choices: ['bonus', 'discount', 'requires', 'unique'].map((key) => ({ key, name: t(`web-cards-note-${key}`) })) },
    ],
  };
}

function entry(card: Card): Entry {
  const band = String(BANDS.find((most) => card.cost <= most) ?? BANDS.at(-1));
  const symbols = SYMBOLS.filter((symbol) => card.symbols[symbol]);
  return {
    piece: `card:${card.key}`,
    back: null,
    group: band,
    name: nameOf(card.key),
    caption: '',
    facts: factsOf(card, {}),
    copies: card.copies,
    cost: card.cost,
    points: card.points.printed,
    traits: { cost: [band], symbol: symbols.length ? symbols : [NONE], brings: brought(card), note: notes(card) },
    rules: rules(card),
  };
}

function brought({ income, points }: Card): string[] {
  const isThere = ({ printed, bonuses }: Card['income']): boolean => printed > 0 || bonuses.length > 0;
  return [...(isThere(income) ? ['income'] : []), ...(isThere(points) ? ['points'] : [])];
}

function notes(card: Card): string[] {
  const has = {
    bonus: card.income.bonuses.length + card.points.bonuses.length > 0,
    discount: card.discounts.length > 0,
    requires: card.requires.length > 0,
    unique: card.is_unique,
  };
  return Object.entries(has).flatMap(([key, isSo]) => (isSo ? [key] : []));
}

function rules(card: Card): string[] {
  if (card.special === 'crew') return ['4.1', '4.2'];
  const sections = { bonus: '2.3', requires: '3.1', discount: '3.2', unique: '3.3' };
  const found = notes(card).map((note) => sections[note as keyof typeof sections]);
  return found.length ? found : ['2.3'];
}
