import { describe, expect, it } from 'vitest';
import { arrowFrom, besides, isSame } from './geometry';

const card = { x: 1000, y: 100, width: 200, height: 300 };

describe('an arrow', () => {
  it('leads from the edge of the card to the edge of the first ring', () => {
    const [near, far] = [{ x: 600, y: 200, width: 100, height: 50 }, { x: 0, y: 200, width: 100, height: 50 }];
    expect(arrowFrom(card, [near, far])).toBe('M993 225Q850 271 707 225');
  });
  it('is left out where the ring is next to the card', () => {
    expect(arrowFrom(card, [{ x: 900, y: 200, width: 90, height: 50 }])).toBe('');
    expect(arrowFrom(card, [])).toBe('');
  });
});

describe('a ring', () => {
  it('ends above a card that lies upon its thing', () => {
    const docked = { x: 0, y: 500, width: 360, height: 240 };
    expect(besides({ x: 0, y: 100, width: 360, height: 600 }, docked)).toEqual({ x: 0, y: 100, width: 360, height: 393 });
    expect(besides({ x: 0, y: 100, width: 360, height: 200 }, docked).height).toBe(200);
  });
  it('beside the card stays whole', () => {
    expect(besides({ x: 0, y: 50, width: 900, height: 700 }, card).height).toBe(700);
  });
  it('is the same while nothing moves', () => {
    expect(isSame([card], [{ ...card }])).toBe(true);
    expect(isSame([card], [{ ...card, x: 1 }])).toBe(false);
    expect(isSame([card], [])).toBe(false);
  });
});
