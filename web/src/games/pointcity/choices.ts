// The legal moves by what a hand touches, and the compound turn as a half-made choice.
import { cellsOf } from './facts';

export type Choices = {
  /** For each cell the neighbours that can be taken with it, and the move. */
  pairs: Map<number, Map<number, number>>;
  singles: Map<number, number>;
  flips: Map<number, number>;
  draw: number | null;
  pays: Map<string, number>;
  tokens: Map<number, number>;
};

/** What is chosen so far: the first card of a pair, or that a card shall be flipped. */
export type Pick = { isFlipping: boolean; first: number | null };
export type Pressed = { pick: Pick; move: number | null };

export const NOTHING: Pick = { isFlipping: false, first: null };

export function choicesIn(legal: ReadonlyMap<string, number>): Choices {
  const choices: Choices = {
    pairs: new Map(), singles: new Map(), flips: new Map(), draw: legal.get('draw') ?? null, pays: new Map(), tokens: new Map(),
  };
  for (const [words, move] of legal) sort(words, move, choices);
  return choices;
}

/** What happens when a cell of the market is pressed. */
export function press(choices: Choices, pick: Pick, cell: number): Pressed {
  if (pick.isFlipping) return done(choices.flips.get(cell), pick);
  const move = pick.first === null ? choices.singles.get(cell) : choices.pairs.get(pick.first)?.get(cell);
  if (move !== undefined) return done(move, pick);
  if (cell === pick.first) return { pick: NOTHING, move: null };
  return { pick: choices.pairs.has(cell) ? { isFlipping: false, first: cell } : pick, move: null };
}

/** The cells that can be pressed with effect. */
export function open(choices: Choices, pick: Pick): Set<number> {
  if (pick.isFlipping) return new Set(choices.flips.keys());
  if (pick.first === null) return new Set([...choices.pairs.keys(), ...choices.singles.keys()]);
  return new Set(choices.pairs.get(pick.first)?.keys());
}

function done(move: number | undefined, pick: Pick): Pressed {
  return move === undefined ? { pick, move: null } : { pick: NOTHING, move };
}

function sort(words: string, move: number, choices: Choices): void {
  const [verb = '', ...rest] = words.split(' ');
  const [one = -1, other] = cellsOf(words);
  if (verb === 'flip') choices.flips.set(one, move);
  else if (verb === 'pay') choices.pays.set(rest.join(' '), move);
  else if (verb === 'token') choices.tokens.set(Number(rest[0]), move);
  else if (verb === 'take' && other === undefined) choices.singles.set(one, move);
  else if (verb === 'take' && other !== undefined) {
    neighbours(choices, one).set(other, move);
    neighbours(choices, other).set(one, move);
  }
}

function neighbours(choices: Choices, cell: number): Map<number, number> {
  const known = choices.pairs.get(cell) ?? new Map<number, number>();
  choices.pairs.set(cell, known);
  return known;
}
