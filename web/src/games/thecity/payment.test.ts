import { expect, test } from 'vitest';
import { afterClick, discards, leastMissedFirst, toGive, type Wish } from './payment';
import { copiesIn, indexOf, sizeOf, stacksOf, symbolsIn } from './piles';
import { aBoxOf, aCard, aCity, aView } from './testing';

const park = aCard('park', { cost: 1, is_unique: true, symbols: { fountain: 1 }, points: { printed: 0, bonuses: [{ amount: 1, is_once: false, thing: 'fountain', scope: 'own' }] } });
const villa = aCard('villa', { cost: 4, points: { printed: 3, bonuses: [] } });
const mall = aCard('mall', { cost: 8, symbols: { car: 1, cart: 2 }, income: { printed: 3, bonuses: [] } });
const house = aCard('house', { cost: 1, income: { printed: 1, bonuses: [] } });
const school = aCard('school', { cost: 1, points: { printed: 2, bonuses: [] }, requires: ['house'] });
const cards = indexOf(aBoxOf(park, villa, mall, house, school));
const hand = copiesIn({ park: 2, villa: 1, mall: 1 }, cards);
const ids = hand.map((copy) => copy.id);

function click(...clicked: string[]): Map<string, Wish> {
  let wishes = new Map<string, Wish>();
  for (const id of clicked) wishes = afterClick(id, toGive(hand, 2, wishes, hand), wishes, 2);
  return wishes;
}

test('copies of a kind lie side by side, in the order of the table', () => {
  expect(ids).toEqual(['park#0', 'park#1', 'villa#0', 'mall#0']);
  expect(stacksOf({ mall: 2, park: 1 }, cards).map(({ card, count }) => [card.key, count])).toEqual([['park', 1], ['mall', 2]]);
  expect(sizeOf({ mall: 2, park: 1 })).toBe(3);
});

test('symbols are counted copy by copy', () => {
  expect(symbolsIn({ mall: 2, park: 1 }, cards)).toEqual({ car: 2, cart: 4, fountain: 1 });
});

test('without a wish, the least missed cards are given', () => {
  expect([...toGive(hand, 2, new Map(), hand)]).toEqual(['park#0', 'park#1']);
});

test('a click on another card gives that one instead', () => {
  expect([...toGive(hand, 2, click('mall#0'), hand)]).toEqual(['mall#0', 'park#0']);
});

test('a click on a marked card keeps it, and the next one goes', () => {
  expect([...toGive(hand, 2, click('park#0'), hand)]).toEqual(['park#1', 'villa#0']);
});

test('more clicks than cards are due: the oldest wish goes', () => {
  expect([...toGive(hand, 2, click('mall#0', 'villa#0', 'park#1'), hand)].sort()).toEqual(['park#1', 'villa#0']);
});

test('as many clicks as cards are due choose just these', () => {
  expect([...toGive(hand, 2, click('mall#0', 'villa#0'), hand)].sort()).toEqual(['mall#0', 'villa#0']);
});

test('a card that can never be built is missed least', () => {
  const view = aView({ cities: [aCity({ buildings: { park: 1 } }), aCity()], own: { owed: 1 } });
  const ranked = leastMissedFirst(hand, view, 0, cards).map((copy) => copy.key);
  expect(ranked.slice(0, 2)).toEqual(['park', 'park']);
});

test('a second copy of a card that is one per city goes first', () => {
  const view = aView({ own: { owed: 1 } });
  expect(leastMissedFirst(hand, view, 0, cards)[0]?.id).toBe('park#1');
});

test('a card out of reach is missed less than a card at hand', () => {
  const small = copiesIn({ villa: 1, mall: 1, house: 1 }, cards);
  const order = leastMissedFirst(small, aView({ own: { owed: 1 } }), 0, cards).map((copy) => copy.key);
  expect(order[0]).toBe('mall');
});

test('a card without its requirement is missed less', () => {
  const supported = leastMissedFirst(copiesIn({ school: 1, house: 1 }, cards), aView(), 0, cards);
  const unsupported = leastMissedFirst(copiesIn({ school: 1, villa: 1 }, cards), aView({ cities: [aCity({ income: 4 }), aCity()] }), 0, cards);
  expect(supported[0]?.key).toBe('house');
  expect(unsupported[0]?.key).toBe('school');
});

test('marked copies are discarded one by one', () => {
  expect(discards(hand, new Set(['park#0', 'mall#0']), false)).toEqual(['discard park', 'discard mall']);
});

test('what the table discards by itself is not sent', () => {
  const two = copiesIn({ park: 2, villa: 1 }, cards);
  expect(discards(two, new Set(['villa#0', 'park#0']), false)).toEqual(['discard park', 'discard villa']);
  expect(discards(two, new Set(['park#0', 'park#1', 'villa#0']), false)).toEqual([]);
  expect(discards(copiesIn({ park: 2 }, cards), new Set(['park#0']), false)).toEqual([]);
  expect(discards(copiesIn({ park: 2 }, cards), new Set(['park#0']), true)).toEqual(['discard park']);
});
