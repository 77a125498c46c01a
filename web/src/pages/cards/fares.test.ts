import { describe, expect, it } from 'vitest';
import { gathered, mainFare } from './fares';

const RUN = { games: 100, seats: 2, bots: ['greedy'], options: {}, rules: 1, date: '2026-11-16', command: 'tricity lab balance', average: 0.5, fewest: 30 };
const fares = gathered([
  { ...RUN, rows: [['card:a', 'discarded', 40, 0.4, -0.1, -0.2, 0, false], ['card:a', 'built', 50, 0.6, 0.1, 0.05, 0.15, true], ['card:b', 'discarded', 31, 0.5, 0, -0.1, 0.1, false]] },
  { ...RUN, command: 'again', rows: [['card:a', 'built', 60, 0.5, 0, -0.1, 0.1, false]] },
]);

describe('how components fare', () => {
  it('is gathered from all runs', () => {
    expect(fares.of.get('card:a')?.map(({ how, run }) => [how, run.command])).toEqual([
      ['discarded', 'tricity lab balance'], ['built', 'tricity lab balance'], ['built', 'again'],
    ]);
    expect(fares.runs).toHaveLength(2);
  });
  it('is told in one number by those who built it', () => {
    expect(mainFare(fares, 'card:a')).toMatchObject({ how: 'built', lift: 0.1, isSure: true });
    expect(mainFare(fares, 'card:b')).toBeNull();
    expect(mainFare(fares, 'card:c')).toBeNull();
  });
});
