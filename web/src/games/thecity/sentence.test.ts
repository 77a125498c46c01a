import { expect, test, vi } from 'vitest';
import { indexOf, copiesIn } from './piles';
import { aBoxOf, aCard, aView } from './testing';

vi.mock('../../texts/texts.svelte', () => ({
  t: (key: string, values: Record<string, string | number> = {}) => [key.replace(/^(web-)?thecity-/, ''), ...Object.values(values)].join(' ').trim(),
  hasText: () => false,
  currentLanguage: () => 'en',
}));
const { sentenceOf } = await import('./sentence');

const cards = indexOf(aBoxOf(aCard('villa', { cost: 4 }), aCard('opera', { cost: 8 })));
const hand = copiesIn({ villa: 2, opera: 1 }, cards);
type Choice = Parameters<typeof sentenceOf>[0];

function aTurn(facts: Partial<Choice>): Choice {
  const own = aView().own;
  return { own, question: 'choose', picked: null, hand, given: new Set(), missing: 0, due: 0, isDiscarding: false, isOffered: () => true, ...facts };
}
function say(facts: Partial<Choice>, view = aView()): string {
  const { said, asked, action } = sentenceOf(aTurn(facts), view, ['Ada', 'Bo']);
  return [...said, asked, action ?? '-'].join(' | ');
}

test('the sentence begins with a question', () => {
  expect(say({})).toBe('Ask-choose | -');
});

test('a picked card goes on with its price and can be built', () => {
  const view = aView({ own: { prices: { villa: 2 } } });
  expect(say({ picked: 'build villa' }, view)).toBe('answer-build Villa | then-pay 2 | do-build');
  expect(say({ picked: 'no-build' }, view)).toBe('answer-no-build | survey-keep | do-survey');
});

test('a card that cannot be built is named all the same', () => {
  expect(say({ picked: 'look opera' })).toBe('Opera | cannot | -');
});

test('the second card of a crew follows the first', () => {
  const view = aView({ own: { laid: ['villa'] } });
  expect(say({ own: view.own, question: 'second' }, view)).toBe('answer-build Villa | ask-second | -');
});

test('a payment names its cards, or how many are missing', () => {
  const own = aView({ own: { laid: ['opera'] } }).own;
  const paying = { own, question: 'pay', isDiscarding: true, due: 2 };
  expect(say({ ...paying, given: new Set(['villa#0', 'villa#1']) })).toBe('answer-build Opera | pay-with Villa and Villa | do-pay');
  expect(say({ ...paying, given: new Set(['villa#0']), missing: 1 })).toBe('answer-build Opera | mark 1 | do-pay');
});

test('many cards are counted, not named', () => {
  const many = copiesIn({ villa: 7 }, cards);
  const given = new Set(many.slice(0, 6).map((copy) => copy.id));
  expect(say({ question: 'limit', isDiscarding: true, hand: many, given, due: 6 })).toBe('too-many 12 | discard-marked 6 | do-discard');
});

test('who has chosen waits for the others', () => {
  const view = aView({ waiting: [1], own: { laid: ['villa'], question: null } });
  expect(say({ own: view.own, question: null }, view)).toBe('answer-build Villa | waiting Bo | -');
});

test('at the end nothing is asked', () => {
  expect(say({ question: null }, aView({ is_finished: true }))).toBe('Over | -');
});
