import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../texts/texts.svelte';
import { textsOf } from '../../../texts/testing';
import { type Account, bars, endOf, kindOf, luckAt, luckOf, percents, signed, turningPoints, wholes } from './account';
import type { Done } from './curve';

type Verdict = Done['verdicts'][number];

function verdict(ply: number, seat: number, cost: number, luck: number): Verdict {
  const both = (of: number) => (seat === 0 ? [of, -of] : [-of, of]);
  return { ply, seat, move: 1, best: cost < 0 ? 2 : 1, chances: [0.5, 0.5], cost: both(cost), luck: both(luck), gain: 0 };
}
const account = (values: Partial<Account>): Account => ({ seat: 0, start: 0, luck: 0, own: 0, others: 0, end: 0, best: null, worst: null, ...values });

describe('turning points', () => {
  test('are the largest swings, in the order of the match', () => {
    const verdicts = [0.01, 0.2, 0.05, 0.06, 0.07, 0.3, 0.08, 0.09].map((luck, ply) => verdict(ply, 0, 0, luck));
    expect(turningPoints(verdicts).map((turn) => turn.ply)).toEqual([1, 3, 4, 5, 6, 7]);
  });

  test('name their cause: a mistake is told of the one who made it, luck of the one it favoured', () => {
    const [mistake, luck] = turningPoints([verdict(0, 1, -0.2, 0.05), verdict(1, 1, 0, -0.1)]);
    expect(mistake).toMatchObject({ cause: 'mistake', by: 1, seat: 1 });
    expect(mistake?.change).toBeCloseTo(-0.15);
    expect(luck).toMatchObject({ cause: 'luck', by: 1, seat: 0, change: 0.1 });
  });

  test('are none where a mistake met as much luck', () => {
    expect(turningPoints([verdict(0, 0, -0.2, 0.19)])).toEqual([]);
  });
});

describe('the account of a player', () => {
  test('adds up as it is shown, whatever rounding does', () => {
    for (let start = 0; start < 1; start += 0.0137) {
      const all = percents(account({ start, own: -start / 3, others: 0.1049, end: 1, luck: 1 - start + start / 3 - 0.1049 }));
      expect(all.start + all.luck + all.own + all.others).toBe(all.end);
    }
  });

  test('shows chances of all that make 100', () => {
    expect(wholes([0.576, 0.424])).toEqual([58, 42]);
    expect(wholes([0.3333, 0.3333, 0.3334])).toEqual([33, 33, 34]);
    expect([wholes([1, 0]), wholes([0.29]), wholes([0.555])]).toEqual([[100, 0], [29], [56]]);
  });

  test('is drawn as steps that lead from the first chance to the last', () => {
    const steps = bars({ start: 40, luck: 30, own: -20, others: 50, end: 100 }, false);
    expect(steps.map(({ what, from, to }) => [what, from, to])).toEqual([
      ['start', 0, 40], ['luck', 40, 70], ['own', 70, 50], ['others', 50, 100], ['end', 0, 100],
    ]);
    expect(bars({ start: 40, luck: 30, own: -20, others: 0, end: 50 }, true).map((bar) => bar.what)).toEqual(['start', 'luck', 'own', 'end']);
  });

  test('says what luck and the end were like', () => {
    expect([0.2, -0.2, 0.03].map((luck) => luckOf(account({ luck })))).toEqual(['good', 'bad', 'even']);
    expect([1, 0, 0.5].map((end) => endOf(account({ end })))).toEqual(['won', 'lost', 'shared']);
    expect([3, -4, 0].map(signed)).toEqual(['+3', '−4', '0']);
  });
});

describe('a verdict', () => {
  test('is about a mistake, a move that stood out, or neither', () => {
    expect(kindOf(verdict(0, 0, -0.05, 0))).toBe('mistake');
    expect(kindOf({ ...verdict(0, 0, 0, 0), gain: 0.12 })).toBe('star');
    expect(kindOf(verdict(0, 0, 0, 0.3))).toBe('fine');
  });

  test('tells only luck that can be seen in whole percents', () => {
    expect(luckAt(verdict(0, 0, 0, 0.001))).toEqual([]);
    expect(luckAt({ ...verdict(0, 0, 0, 0), luck: [-0.0351, 0.0349] }).map((one) => one.change)).toEqual([-4, 4]);
    expect(luckAt(verdict(0, 0, 0, 0.031))).toEqual([{ seat: 0, change: 3 }, { seat: 1, change: -3 }]);
  });
});

test.each(LANGUAGES)('a summary can be said in %s', (language) => {
  const say = textsOf(language, 'web-review');
  for (const end of ['won', 'lost', 'shared']) expect(say(`web-review-from-${end}`, { start: 46 })).toContain('46');
  for (const luck of ['good', 'bad', 'even']) expect(say(`web-review-luck-${luck}`, { percent: signed(-12) })).toContain('−12');
  expect(say('web-review-instead', { move: 'X', percent: 9 })).toContain('9');
});
