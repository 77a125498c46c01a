import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parted, type Legal, type View } from './moves';
import { areaPointedAt, canWishClear, moveOfArea, moveOfDie, moveOfProject, moveOfTrack, refusedArea, refusedDie, refusedTrack, spoken, waysToClear } from './places';
import { ofThisRound } from './trail';

type Example = { view: View; legal: Record<string, number> };
const examples = JSON.parse(readFileSync(new URL('./examples.json', import.meta.url), 'utf-8')) as Record<string, Example>;
const prepare = examples['prepare']!.view;
const legalOf = (...words: string[]): Legal => new Map(words.map((one, i) => [one, i]));

test('words are parted into a verb and what it is about', () => {
  expect(parted('clear with die 3')).toEqual({ verb: 'clear-with-die', what: '3' });
  expect(parted('clear with money')).toEqual({ verb: 'clear-with-money', what: '' });
  expect(parted('invest with die')).toEqual({ verb: 'invest-with-die', what: '' });
  expect(parted('clear b2')).toEqual({ verb: 'clear', what: 'b2' });
  expect(parted('skip')).toEqual({ verb: 'skip', what: '' });
});

test('every legal move can be made somewhere: on a place, or beside the question', () => {
  for (const [name, { view, legal }] of Object.entries(examples)) {
    const moves: Legal = new Map(Object.entries(legal));
    const placed = [
      ...view.areas.map((area) => moveOfArea(area, moves)),
      ...view.projects.map((project) => moveOfProject(project.number, moves)),
      ...spoken(moves),
      ...(moves.has('recover') ? ['recover'] : []),
    ];
    for (const words of moves.keys()) expect(placed, `${name}: ${words}`).toContain(words);
  }
});

test('a die stands for the one thing that can be done with it', () => {
  expect(moveOfDie(4, prepare, legalOf('leave 4', 'leave 2'))).toBe('leave 4');
  expect(moveOfDie(4, prepare, legalOf('clear with die 4'))).toBe('clear with die 4');
  expect(moveOfDie(3, prepare, legalOf('leave 4'))).toBeNull();
  const projects = prepare.projects.map((one) => (one.die === 4 ? { ...one, place: 'played' } : one));
  expect(moveOfDie(4, { ...prepare, projects }, legalOf('basic', 'advanced'))).toBe('advanced');
  const areas = prepare.areas.map((one) => (one.has_engineer ? { ...one, dice: [5, 2] } : one));
  expect(moveOfDie(2, { ...prepare, areas, dice: [2, 5] }, legalOf('invest with die'))).toBe('invest with die');
  expect(moveOfDie(5, { ...prepare, areas, dice: [2, 5] }, legalOf('invest with die'))).toBeNull();
});

test('tracks take, give, sell and pay', () => {
  expect(moveOfTrack('coal', legalOf('take coal'))).toBe('take coal');
  expect(moveOfTrack('coal', legalOf('sell coal', 'skip'))).toBe('sell coal');
  expect(moveOfTrack('money', legalOf('clear with money'))).toBe('clear with money');
  expect(moveOfTrack('wood', legalOf('clear with money'))).toBeNull();
});

test('an area with a token can be cleared before it is said how', () => {
  const area = { ...prepare.areas[0]!, has_token: true };
  const legal = legalOf('project 1', 'clear with die 2', 'clear with money');
  expect(canWishClear(area, legal)).toBe(true);
  expect(canWishClear({ ...area, has_token: false }, legal)).toBe(false);
  expect(canWishClear(area, legalOf('project 1'))).toBe(false);
  expect(waysToClear(legal)).toEqual(['clear with die 2', 'clear with money']);
});

test('a hint points at the area it is about', () => {
  expect(areaPointedAt('move c3', prepare)).toBe('c3');
  expect(areaPointedAt('invest with die', prepare)).toBe(prepare.engineer);
  expect(areaPointedAt('project 1', prepare)).toBeNull();
  expect(areaPointedAt(null, prepare)).toBeNull();
});

test('the sentence of a round forgets what was taken back and what is past', () => {
  const later = { ...prepare, phase: 'move' };
  const steps = [{ words: 'leave 3', before: { ...prepare, phase: 'dice' } }, { words: 'project 1', before: prepare }];
  expect(ofThisRound(steps, later).map((step) => step.words)).toEqual(['leave 3', 'project 1']);
  expect(ofThisRound(steps, prepare).map((step) => step.words)).toEqual(['leave 3']);
  expect(ofThisRound(steps, { ...prepare, round_number: prepare.round_number + 1 })).toEqual([]);
});

test('whoever comes in the middle of a round reads which card is played', () => {
  const projects = prepare.projects.map((one) => (one.number === 5 ? { ...one, place: 'played' } : one));
  expect(ofThisRound([], { ...prepare, projects }).map((step) => step.words)).toEqual(['project 5']);
});

test('what cannot be chosen is taken for the move that the phase makes one think of', () => {
  const [free, marked] = [false, true].map((has_token) => ({ ...prepare.areas[0]!, name: 'a1', has_token }));
  const at = (phase: string): View => ({ ...prepare, phase });
  expect(['start', 'prepare', 'move', 'clear', 'clear_or_take'].map((phase) => refusedArea(free!, at(phase)))).toEqual(['start a1', 'move a1', 'move a1', 'clear a1', 'clear a1']);
  expect(refusedArea(marked!, prepare)).toBe('clear a1');
  expect(['prepare', 'die', 'action', 'investment'].map((phase) => refusedDie(4, at(phase)))).toEqual(['clear with die 4', 'die 4', 'advanced', 'invest with die']);
  expect(['prepare', 'take', 'give', 'sale'].map((phase) => refusedTrack('coal', at(phase)))).toEqual(['sell coal', 'take coal', 'give coal', 'sell coal']);
  expect(refusedTrack('money', at('give'))).toBe('clear with money');
});
