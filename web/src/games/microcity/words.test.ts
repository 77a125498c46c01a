import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { textsOf } from '../../texts/testing';
import type { Legal, View } from './moves';
import { areaLabel, describe, question, said, scores, told } from './words';

const say = textsOf('en', 'microcity', 'web-microcity', 'web-play');
vi.mock('../../texts/texts.svelte', async (original) => ({
  ...(await original<object>()),
  t: (key: string, values: Record<string, string | number>) => say(key, values),
}));

type Example = { view: View; legal: Record<string, number> };
const examples = JSON.parse(readFileSync(new URL('./examples.json', import.meta.url), 'utf-8')) as Record<string, Example>;
const view = (name: string): View => {
  const found = examples[name];
  if (!found) throw new Error(`no example is called '${name}'`);
  return found.view;
};
const legal = (name: string): Legal => new Map(Object.entries(examples[name]?.legal ?? {}));

test('every phase has a question, and every legal move its words in all languages', () => {
  for (const [name, example] of Object.entries(examples)) {
    const { key, args } = question(example.view);
    expect(say(key, args), name).toBeTruthy();
    for (const words of legal(name).keys()) {
      expect(describe(words, example.view), words).not.toContain('{');
      expect(said(words, example.view), words).not.toContain('{');
    }
  }
});

test.each(['pl', 'fr', 'de'] as const)('%s has every text that English has', (language) => {
  const theirs = textsOf(language, 'microcity', 'web-microcity', 'web-play');
  expect(theirs('web-microcity-move-invest', { gain: theirs('web-microcity-amount-coal', { count: 2 }) })).toBeTruthy();
});

test.each([
  ['dice', 'leave 3', 'Keep 2 + 5, leave out the 3'],
  ['start', 'start b3', 'Start in b3 (Residential area)'],
  ['prepare', 'project 5', 'Play Delivery: move 2; Take 1 resource; with a 3: Take 2 resources'],
  ['prepare', 'recover', 'Recover: move 1, take all cards back into hand, time −1'],
  ['action', 'planning', 'Planning: set both dice next round; no investment now'],
  ['sale', 'sell coal', 'Sell 1 coal for $2'],
  ['sale', 'skip', 'Sell nothing'],
  ['building', 'building 1', 'Build: Houses ($1, 2 wood)'],
])('%s: %s', (name, words, expected) => {
  expect(describe(words, view(name))).toBe(expected);
});

test('an investment says what it brings', () => {
  const here = view('investment');
  const at = (type: string): View => ({
    ...here,
    dice: [2, 5],
    areas: here.areas.map((area) => (area.has_engineer ? { ...area, type, dice: [5] } : area)),
  });
  expect(describe('invest', at('coal'))).toBe('Invest: take 1 coal');
  expect(describe('invest with die', at('coal'))).toBe('Invest with the 5: take 2 coal');
  expect(describe('invest', at('residential'))).toBe('Invest: take $2');
  expect(describe('invest with die', at('residential'))).toBe('Invest with the 5: build');
  expect(describe('invest', at('commercial'))).toBe('Invest: swap 1 resource, take $1, sell 1 resource for $2');
});

test('an area is spoken with its kind, its dice, its token and the engineer', () => {
  const area = { name: 'b3', type: 'residential', dice: [6, 2], has_token: true, has_engineer: true };
  expect(areaLabel(area, { ...view('prepare'), dice: [2, 5] })).toBe(
    'b3, Homes (Residential area), takes a 6 or a 2 (you have one), Investment token, Engineer',
  );
});

test('the log tells the move, what it brought, and the new round', () => {
  const before = view('investment');
  const after = { ...before, round_number: before.round_number + 1, tracks: { ...before.tracks, wood: before.tracks['wood']! + 1 } };
  expect(told({ before, after, by: 0, words: 'invest' })).toEqual([
    'Invested: +1 wood',
    `Round ${after.round_number} begins: time ${after.time}, tokens ${after.pool}`,
  ]);
});

test('the log tells what was built, which district was turned, and how it ended', () => {
  const before = view('building');
  const built = before.buildings.map((one) => (one.number === 1 ? { ...one, is_built: true } : one));
  const districts = before.districts.map((one, i) => (i === 0 ? { card: 4, side: 'b' } : one));
  const after: View = { ...before, buildings: built, districts, is_finished: true, ending: 'time' };
  expect(told({ before, after, by: 0, words: 'building 1' })).toEqual([
    'Built: Houses',
    'District 4 shows side B now',
    'Lost: time is up',
  ]);
});

test('the score is the number of buildings', () => {
  expect(scores({ ...view('prepare'), score: 3 })).toEqual([3]);
});
