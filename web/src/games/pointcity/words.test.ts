import { expect, test, vi } from 'vitest';
import { textsOf } from '../../texts/testing';
import { SCENES } from './art';
import { type Building, cellName, cellNumber, type City, gained, price, type View } from './facts';
import { buildingFacts, cardFacts, describe, priceTag, question, rivals, scores, told, tokenRule, tokenSentence } from './words';

vi.mock('../../texts/texts.svelte', async (original) => {
  const { Speech } = await original<typeof import('../../texts/texts.svelte')>();
  return { Speech, t: (key: string, values = {}) => english(key, values) };
});
const english = textsOf('en', 'pointcity', 'web-pointcity');

const cafe: Building = { card: 69, name: 'cafe', kind: 'production', produces: 'economy', cost: { energy: 2, industry: 2 }, points: 1 };
const station: Building = { card: 157, name: 'train-station', kind: 'civic', produces: null, cost: { ecology: 5 }, points: 0 };
const energy = { level: 2, resource: 'energy', symbols: 2, building: null };
const built = { level: 2, resource: null, symbols: 0, building: cafe };
const city: City = { stock: {}, production: { energy: 1 }, buildings: [], tokens: [], token_points: [], row_points: [], score: 3 };
const perEnergy = { token: 11, rule: 'per_resource', amount: 2, resources: ['energy'] };

function table(changes: Partial<View> = {}): View {
  return {
    game: 'pointcity', options: {}, seats: 2, phase: 'take', section: '3.2', waiting: [0], seat: 0, turn: 4, turns: 34, is_finished: false,
    has_flipped: false, market: [built, energy, ...Array<null>(14).fill(null)], deck_top: energy, deck_size: 20, row: [perEnergy],
    cities: [city, { ...city, score: 8 }], debt: null, tokens_due: 0, automaton_next: [], ...changes,
  };
}

test('every building has a scene of its own', () => {
  const names = Object.keys(SCENES).filter((name) => name !== 'house');
  expect(names).toHaveLength(32);
  for (const name of names) expect(english(`pointcity-card-${name}`)).toBeTruthy();
});

test('cells have names', () => {
  expect([cellName(0), cellName(10), cellNumber('c3'), cellNumber('d4')]).toEqual(['a1', 'c3', 10, 15]);
});

test('production pays first', () => {
  expect(price([built, energy], city)).toEqual({ energy: 1, industry: 2 });
  expect(priceTag([built, energy], city)).toBe('pay 1 energy, 2 industry');
  expect(priceTag([built], { ...city, production: { energy: 2, industry: 3 } })).toBe('free');
  expect(priceTag([energy], city)).toBe('');
});

test('what is new is told apart', () => {
  expect(gained({ energy: 2 }, { energy: 3, ecology: 1, economy: 0 })).toEqual({ energy: 1, ecology: 1 });
});

test('a card says all that is printed on it', () => {
  expect(cardFacts(energy)).toBe('double energy card, level 2');
  expect(buildingFacts(cafe)).toBe('Café: produces economy, 1 point; costs 2 energy, 2 industry');
  expect(buildingFacts(station)).toBe('Train station: brings a civic token; costs 5 ecology');
});

test('a token says its rule, short and in full', () => {
  expect(tokenRule(perEnergy)).toBe('per energy');
  expect(tokenSentence(perEnergy)).toBe('2 points for each energy you produce');
});

test('moves are described with what they cost', () => {
  expect(describe('take a1-b1', table())).toBe('Take Café + double energy card (a1-b1); pay 1 energy, 2 industry');
  expect(describe('flip b1', table())).toBe('Flip double energy card (b1)');
  expect(describe('draw', table())).toBe('Draw two cards from the deck; on top: double energy card');
  expect(describe('pay double energy', table())).toBe('Pay with double energy card');
  expect(describe('token 11', table())).toBe('Choose the token: 2 points for each energy you produce');
  expect(describe('token 2', table({ row: [] }))).toBe('Choose the token: 5 points');
});

test('the log tells who did what', () => {
  const names = ['Ada', 'Automaton'];
  const drawn = table({ cities: [{ ...city, stock: { energy: 1, 'double ecology': 1 } }, city] });
  expect(told({ before: table(), after: drawn, by: 0, words: 'draw' }, names)).toEqual(['Ada draws energy card + double ecology card']);
  expect(told({ before: table(), after: table(), by: 0, words: 'take a1-b1' }, names)).toEqual(['Ada takes Café + double energy card']);
});

test('the automaton answers in the same breath', () => {
  const before = table({ seats: 1 });
  const after = table({ seats: 1, turn: 6, cities: [city, { ...city, buildings: [station], stock: { energy: 1 }, tokens: [perEnergy] }] });
  expect(told({ before, after, by: 0, words: 'flip b1' }, ['Ada', 'Automaton'])[1]).toBe(
    'Automaton takes Train station + energy card + 2 points for each energy you produce',
  );
});

test('the question is that of the phase, for those who are asked', () => {
  expect(question(table(), 0).key).toBe('pointcity-phase-take');
  expect(question(table({ has_flipped: true }), 0).key).toBe('web-pointcity-take-now');
  expect(question(table({ phase: 'pay' }), 0).key).toBe('pointcity-phase-pay');
  expect(question(table(), 1).key).toBe('web-pointcity-waiting');
  expect(question(table(), null).key).toBe('web-pointcity-waiting');
  expect(question(table({ is_finished: true }), 0).key).toBe('web-pointcity-over');
});

test('scores are those of the view, the automaton is a rival without a seat', () => {
  expect(scores(table())).toEqual([3, 8]);
  expect(rivals(table())).toEqual([]);
  expect(rivals(table({ seats: 1 }))).toEqual(['pointcity-automaton']);
});
