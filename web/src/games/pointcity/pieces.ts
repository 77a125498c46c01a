// Components by their names: `building:17` and `resource:17` are the sides of card 17, `building:cafe`
// is the first card of that name, `resource:double energy` a card of a stock, `token:5` a civic token,
// `start:ingenuity` a starting card.
import { type Cell, type Components, stockKind, type Token, WILD } from './facts';
import { cardFacts, cardName, tokenSentence } from './words';

/** A side of a card, or a token. */
export type Found = { cell: Cell; token: null } | { cell: null; token: Token };

const SIDES: Readonly<Record<string, (key: string, components: Components) => Cell | undefined>> = {
  building: buildingSide, resource: resourceSide, start: startingCard,
};

export function found(piece: string, components: Components): Found {
  const [kind = '', key = ''] = piece.split(':');
  const token = kind === 'token' ? components.tokens[Number(key) - 1] : undefined;
  if (token) return { cell: null, token };
  const cell = SIDES[kind]?.(key, components);
  if (!cell) throw new Error(`Point City has no component '${piece}'; say for example building:17 or token:5`);
  return { cell, token: null };
}

/** Everything that is printed on it. */
export function spoken({ cell, token }: Found): string {
  if (token) return tokenSentence(token);
  return cell.level > 0 ? cardFacts(cell) : cardName(cell);
}

function buildingSide(key: string, { cards }: Components): Cell | undefined {
  const sides = cards.map((card) => card.building_side);
  return sides[Number(key) - 1] ?? sides.find((side) => side.building?.name === key);
}

function resourceSide(key: string, { cards }: Components): Cell | undefined {
  const sides = cards.map((card) => card.resource_side);
  const { kind, symbols } = stockKind(key);
  return sides[Number(key) - 1] ?? sides.find((side) => side.resource === kind && side.symbols === symbols);
}

function startingCard(key: string): Cell | undefined {
  return key === WILD ? { level: 0, resource: WILD, symbols: 1, building: null } : undefined;
}
