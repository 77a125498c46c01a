// The components of Point City for the gallery.
import type { PointCityComponents } from '../../api/types';
import { KINDS, kindOf, listed, RESOURCES, type Cell, type Token } from '../../games/pointcity/facts';
import { amounts, buildingName, cardName, gives, tokenRule, tokenSentence } from '../../games/pointcity/words';
import { t } from '../../texts/texts.svelte';
import type { Entry, Filter, Shelf } from './browse';

type Card = PointCityComponents['cards'][number];
const LEVELS = ['1', '2', '3'];
const KINDS_OF_CARDS = ['production', 'points', 'civic', 'token', 'start'];
/** Where the rules tell of each kind. */
const RULES: Readonly<Record<string, readonly string[]>> = { production: ['3.3', '4.2'], points: ['3.3', '5.2'], civic: ['3.3', '3.4'] };
const STARTING_CARDS = 4;

export function shelf({ cards, tokens }: PointCityComponents): Shelf {
  const entries = [...cards.flatMap(card), ...tokens.map(token), start()];
  return { entries, filters: filters(entries) };
}

function filters(entries: readonly Entry[]): Filter[] {
  const costs = [...new Set(entries.flatMap(({ cost }) => cost ?? []))].sort((one, other) => one - other);
  const kind = (key: string) => ({ key, name: t(`web-cards-kind-${key}`) });
  const resource = (key: string) => ({ key, name: t(`pointcity-resource-${key}`) });
  return [
    { key: 'kind', label: t('web-cards-kind'), hasGroups: true, choices: KINDS_OF_CARDS.map(kind) },
    { key: 'level', label: t('web-cards-level'), choices: LEVELS.map((key) => ({ key, name: key })) },
    { key: 'cost', label: t('web-cards-cost'), choices: costs.map((cost) => ({ key: String(cost), name: String(cost) })) },
    { key: 'makes', label: t('web-cards-makes'), choices: RESOURCES.map(resource) },
    { key: 'asks', label: t('web-cards-asks'), choices: RESOURCES.map(resource) },
    { key: 'back', label: t('web-cards-back'), choices: KINDS.map(resource) },
  ];
}

function card({ building_side, resource_side }: Card): Entry[] {
  const { building, level } = building_side;
  if (!building) return [];
  const asked = listed(building.cost);
  const cost = asked.reduce((sum, { count }) => sum + count, 0);
  return [{
    piece: `building:${building.card}`,
    back: `resource:${building.card}`,
    group: building.kind,
    name: buildingName(building.name),
    caption: '',
    facts: [
      `${t(`pointcity-kind-${building.kind}`)}, ${t('web-cards-level-of', { level })}`,
      t('web-cards-costs', { cost: amounts(building.cost) }),
      gives(building),
      t('web-cards-back-of', { card: cardName(resource_side) }),
    ],
    copies: 1,
    cost,
    points: building.points,
    traits: {
      kind: [building.kind],
      level: [String(level)],
      cost: [String(cost)],
      makes: building.produces ? [building.produces] : [],
      asks: asked.map(({ kind }) => kind),
      back: [kindOf(resource_side)],
    },
    rules: RULES[building.kind] ?? [],
  }];
}

function token(one: Token): Entry {
  return {
    piece: `token:${one.token}`,
    back: null,
    group: 'token',
    name: tokenSentence(one),
    caption: tokenRule(one),
    facts: [],
    copies: 1,
    cost: null,
    points: null,
    traits: { kind: ['token'], asks: one.resources },
    rules: ['5.3'],
  };
}

function start(): Entry {
  const cell: Cell = { level: 0, resource: 'ingenuity', symbols: 1, building: null };
  return {
    piece: 'start:ingenuity',
    back: null,
    group: 'start',
    name: t('web-cards-kind-start'),
    caption: '',
    facts: [cardName(cell)],
    copies: STARTING_CARDS,
    cost: null,
    points: null,
    traits: { kind: ['start'], back: ['ingenuity'] },
    rules: ['2.4'],
  };
}
