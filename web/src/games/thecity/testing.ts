// Small cards, cities and views for tests.
import type { Card, City, Components, Own, View } from './kinds';

export function aCard(key: string, facts: Partial<Card> = {}): Card {
  const nothing = { printed: 0, bonuses: [] };
  return { key, copies: 1, cost: 0, symbols: {}, income: nothing, points: nothing, requires: [], discounts: [], is_unique: false, special: null, ...facts };
}

export function aBoxOf(...cards: Card[]): Components {
  return { game: 'thecity', cards, moves: cards.flatMap(({ key }) => [`build ${key}`, `discard ${key}`, `keep ${key}`]) };
}

export function aCity(facts: Partial<City> = {}): City {
  return { buildings: {}, income: 0, points_per_round: 0, score: 0, hand_size: 5, building: [], is_surveying: false, ...facts };
}

export function aView({ own = {}, ...facts }: Partial<Omit<View, 'own'>> & { own?: Partial<Own> | null } = {}): View {
  return {
    game: 'thecity',
    section: '2.1',
    options: { survey: 'keep_one_of_five', school_discount: '2', university_scope: 'own' },
    seats: 2,
    phase: 'choose',
    waiting: [0, 1],
    is_finished: false,
    round_number: 1,
    goal: 50,
    hand_limit: 12,
    deck_size: 60,
    discard: {},
    cities: [aCity(), aCity()],
    own: own && { question: 'choose', hand: {}, laid: [], aside: {}, owed: 0, prices: {}, ...own },
    ...facts,
  };
}
