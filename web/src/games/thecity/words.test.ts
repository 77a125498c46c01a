import { beforeEach, expect, test, vi } from 'vitest';
import { textsOf } from '../../texts/testing';
import type { Language } from '../../texts/texts.svelte';
import { aBoxOf, aCard, aCity, aView } from './testing';

const spoken = vi.hoisted(() => ({ t: (key: string) => key }) as { t: (key: string, values?: Record<string, string | number>) => string });
vi.mock('../../texts/texts.svelte', async (original) => ({
  ...(await original<typeof import('../../texts/texts.svelte')>()),
  t: (key: string, values?: Record<string, string | number>) => spoken.t(key, values),
  hasText: (key: string) => {
    try {
      return spoken.t(key) !== '';
    } catch {
      return false;
    }
  },
}));
const { brief, describe, factsOf, nameOf, question, scores, told } = await import('./words');

function speak(language: Language): void {
  spoken.t = textsOf(language, 'thecity', 'web-thecity', 'web-play');
}
beforeEach(() => speak('en'));

const villa = aCard('villa', { cost: 4, points: { printed: 3, bonuses: [{ amount: 1, is_once: false, thing: 'villa', scope: 'own' }] } });
const metro = aCard('metro', {
  cost: 11,
  points: { printed: 0, bonuses: [{ amount: 1, is_once: false, thing: 'fountain', scope: 'own' }, { amount: 1, is_once: false, thing: 'fountain', scope: 'rival' }] },
});
const school = aCard('school', { cost: 1, requires: ['house', 'villa'], discounts: [{ things: ['villa'], amounts: { '2': 2, '1': 1 } }] });

test('a card is called by its name, a card of an own table by its key', () => {
  expect(nameOf('city_park')).toBe('City Park');
  expect(nameOf('night_market')).toBe('Night market');
});

test('a card says all that is printed on it', () => {
  const options = { school_discount: '1', university_scope: 'own' };
  expect(factsOf(villa, options)).toEqual(['Costs 4', 'Victory points: +3; +1 for each in your city: Villa']);
  expect(factsOf(school, options)).toEqual(['Costs 1', 'Costs you 1 less: Villa', 'Your city must have one of: House, Villa']);
});

test('a bonus leaves room for the picture of its symbol', () => {
  const said = metro.points.bonuses.map((bonus) => brief(bonus, {}, '#'));
  expect(said).toEqual(['+1 per #', '+1 per # of one rival']);
});

test('the scope of the University is an option', () => {
  const bonus = { amount: 1, is_once: false, thing: 'school', scope: 'university_scope' };
  expect(brief(bonus, { university_scope: 'all' }, 'School')).toBe('+1 per School in all cities');
});

test('a move is described with its price, a card to keep with its facts', () => {
  const view = aView({ own: { prices: { villa: 2 } } });
  const box = aBoxOf(villa, school);
  expect(describe('build villa', view, box)).toBe('Build Villa (2 cards)');
  expect(describe('no-build', view, box)).toBe('Build nothing');
  expect(describe('keep villa', view, box)).toMatch(/^Keep Villa: Costs 4; /);
});

test('the question is that of the seat; who watches is told the phase', () => {
  const view = aView({ phase: 'build', own: { question: 'pay' } });
  expect(question(view, 0)).toEqual({ key: 'thecity-ask-pay' });
  expect(question({ ...view, own: null }, null)).toEqual({ key: 'thecity-phase-build' });
});

test('the log tells what was turned over and what the round brought', () => {
  const before = aView({ phase: 'choose', round_number: 3, cities: [aCity({ score: 5 }), aCity()] });
  const after = aView({ phase: 'choose', round_number: 4, cities: [aCity({ score: 9, income: 2, buildings: { villa: 1 } }), aCity({ income: 1 })] });
  expect(told({ before, after, by: 1, words: null }, ['Ada', 'Bo'])).toEqual([
    'Ada builds Villa',
    'Bo builds nothing and looks at new cards',
    'Ada: +4 = 9 points, +2 cards',
    'Bo: +0 = 0 points, +1 card',
  ]);
});

test('a decision that nobody sees tells nothing', () => {
  const view = aView({ phase: 'choose', round_number: 3 });
  expect(told({ before: view, after: { ...view, waiting: [1] }, by: 0, words: 'build villa' }, ['Ada', 'Bo'])).toEqual([]);
});

test('points are scores', () => {
  expect(scores(aView({ cities: [aCity({ score: 7 }), aCity({ score: 11 })] }))).toEqual([7, 11]);
});

test.each(['en', 'pl', 'fr', 'de'] as const)('every fact and every bonus has its words in %s', (language) => {
  speak(language);
  for (const once of [true, false]) {
    for (const scope of ['own', 'all', 'rival']) {
      expect(brief({ amount: 1, is_once: once, thing: 'villa', scope }, {}, 'X')).toContain('X');
    }
  }
  expect(factsOf(aCard('construction_crew', { special: 'crew', is_unique: true }), {}).length).toBe(3);
});
