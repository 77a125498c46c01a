import { expect, test } from 'vitest';
import { suggested } from './payment';

test('ingenuity is kept', () => {
  expect(suggested('energy', 1, { 'double energy': 1, ingenuity: 2 }, ['double energy', 'ingenuity'])).toBe('double energy');
  expect(suggested('economy', 2, { economy: 2, ingenuity: 1 }, ['economy', 'ingenuity'])).toBe('economy');
});

test('change is exact where that is possible', () => {
  expect(suggested('community', 1, { community: 1, 'double community': 1 }, ['community', 'double community'])).toBe('community');
  expect(suggested('energy', 3, { energy: 2, 'double energy': 2 }, ['energy', 'double energy'])).toBe('double energy');
});

test('few cards are spent where nothing is lost', () => {
  expect(suggested('energy', 2, { energy: 2, 'double energy': 1 }, ['energy', 'double energy'])).toBe('double energy');
});

test('ingenuity pays what nothing else can', () => {
  expect(suggested('energy', 1, { ingenuity: 2 }, ['ingenuity'])).toBe('ingenuity');
});

test('only what is offered is suggested', () => {
  // After a single no double is offered (R26), though one is held.
  expect(suggested('energy', 1, { 'double energy': 1, energy: 1, ingenuity: 1 }, ['energy', 'ingenuity'])).toBe('energy');
  expect(suggested('energy', 2, { 'double energy': 1 }, [])).toBeNull();
});
