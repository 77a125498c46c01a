// What the table page and a game's board agree on. A board holds no rules: it shows a view, offers
// the legal moves, and says which one was chosen. What lies on it and cannot be chosen now bears the
// words of its move in `data-why` (and what it is in `data-about`, where that cannot be read on it):
// whoever presses it is told the rule.

import type { Component } from 'svelte';

/** A line of the log: a text by its key. */
export type Told = { key: string; args?: Record<string, string | number> };

/** What happened, as one seat noticed it: the views before and after, who did it, which words. */
export type Happening<View> = { before: View; after: View; by: number | null; words: string | null };

export type BoardProps<View, Components> = {
  view: View;
  components: Components;
  /** Whose eyes; null for a spectator. */
  seat: number | null;
  /** Names by seat, then of rivals without a seat. */
  names: string[];
  /** Legal moves: their words (as in match files) and numbers. Empty while others decide. */
  legal: ReadonlyMap<string, number>;
  /** Words of the move that a hint or the log points at. */
  pointed: string | null;
  choose: (move: number) => void;
  /** Takes the last move back, where that is allowed at once: the cancel of a sentence half said. */
  undo?: (() => void) | undefined;
};

/** What a game brings to the table page: the default export of its module.ts. */
export interface GameModule<View, Components> {
  Board: Component<BoardProps<View, Components>>;
  /** The question before a seat, as a text. */
  question(view: View, seat: number | null): Told;
  /** A move in the language of the page, for lists, hints and screen readers. */
  describe(words: string, view: View, components: Components): string;
  /** Lines for the log. */
  told(happening: Happening<View>, names: string[]): string[];
  /** Scores by seat (and of rivals without a seat), as in the view. */
  scores(view: View): number[];
  /** Keys of the names of rivals without a seat. */
  rivals(view: View): string[];
}
