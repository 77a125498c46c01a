// The replay of a match: where it stands, through whose eyes, and what they saw.
import { Problem } from '../../api/client';
import { replay } from '../../api/tables';
import type { Components, TableInfo, View } from '../../api/types';
import { type AnyGame, hidesHands } from '../../games';
import { namesOf } from '../table/names';
import { entriesOf } from './log';
import { shared } from './share';
import { next, nextTurn, previous, previousTurn, type Step, type Steps } from './turns';

/** A seat, a spectator, or every seat at once. */
export type Eyes = number | 'spectator' | 'open';
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const PAGE = 50;
/** Milliseconds for a position with one thing to tell; those with more are shown for longer. */
const PAUSE = 1300;
const LONGEST = 2.5;
/** Decisions over which cards are still seen to move. */
const FAR = 8;
const RETRY = 2000;

export class Viewer {
  /** Decisions made so far at the position that is shown. */
  ply = $state(0);
  /** Decisions of the whole match. */
  plies = $state(0);
  eyes = $state.raw<Eyes>('open');
  /** Whose board is shown where all hands are open. */
  hand = $state(0);
  /** Counts jumps so far that nothing should be seen to move: the board is laid anew. */
  jumps = $state(0);
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  /** Why positions could not be fetched. */
  problem = $state.raw<Problem | null>(null);

  private known = $state.raw(new Map<Eyes, Steps>());
  private asked = new Set<string>();
  private isFetching = false;
  private isClosed = false;
  private timer = 0;

  /** All steps that these eyes have been told, by ply. */
  readonly steps = $derived(this.known.get(this.eyes) ?? []);
  /** The position that is shown; while it is on its way, the one before it. */
  readonly now = $derived.by(() => this.nearest(this.ply));
  readonly view = $derived.by(() => (this.now ? this.viewIn(this.now) : null));
  /** Whose side of the board is shown; nobody's for a spectator. */
  readonly seat = $derived.by(() => (typeof this.eyes === 'number' ? this.eyes : this.hasHands ? this.hand : null));
  readonly names = $derived.by(() => {
    const view = this.steps.find(Boolean)?.views[0];
    return namesOf(this.table, view ? this.game.rivals(view as never) : []);
  });
  /** What there is to tell, in order. */
  readonly entries = $derived.by(() => entriesOf(this));
  /** The entry of the position that is shown. */
  readonly entry = $derived(this.entries.findLast((one) => one.ply <= this.ply) ?? null);
  /** The move that answers the question on the board, where these eyes know it. */
  readonly answer = $derived.by(() => {
    if (!hidesHands(this.table.game)) return this.steps[this.ply + 1]?.move ?? null;
    const isAsked = this.view?.game === 'thecity' && this.view.own?.question;
    if (!isAsked) return null;
    return this.steps.find((step, ply) => ply > this.ply && step?.by === this.seat)?.move ?? null;
  });
  readonly coming = $derived(this.answer === null ? null : this.words(this.answer));
  /**
   * Nothing can be chosen. But where hands are hidden a board lays out what there is to choose from only
   * for a choice: there, what was chosen is offered. Cards to discard would be suggested by the board.
   */
  readonly legal = $derived.by<ReadonlyMap<string, number>>(() => {
    const isShown = this.answer !== null && hidesHands(this.table.game) && !this.coming?.startsWith('discard');
    return new Map(isShown ? [[this.coming ?? '', this.answer ?? 0]] : []);
  });

  constructor(
    readonly table: TableInfo,
    readonly game: AnyGame,
    readonly components: Components,
  ) {}

  /** Whether all is fetched and positions are missing: a match of older rules. */
  get isSparse(): boolean {
    return this.missing() === null && this.steps.filter(Boolean).length <= this.plies;
  }

  /** Whether the hands of all seats lie open now. */
  get hasHands(): boolean {
    return this.eyes === 'open' && hidesHands(this.table.game);
  }

  get isAtEnd(): boolean {
    return this.plies > 0 && this.ply >= this.plies;
  }

  /** Jump to the position after so many decisions. */
  go(ply: number): void {
    const from = this.ply;
    this.ply = Math.max(0, Math.min(Math.round(ply), this.plies || Infinity));
    if (Math.abs(this.ply - from) > FAR) this.jumps += 1;
    if (this.isAtEnd) this.pause();
    void this.fetch();
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    void this.fetch();
  }

  next(): void {
    this.go(next(this.steps, this.ply, this.plies));
  }
  previous(): void {
    this.go(previous(this.steps, this.ply));
  }
  nextTurn(): void {
    this.go(nextTurn(this.steps, this.ply, this.plies));
  }
  previousTurn(): void {
    this.go(previousTurn(this.steps, this.ply));
  }

  /** Play on by itself; from the end, once more from the beginning. */
  play(): void {
    if (this.isAtEnd) this.go(0);
    this.isPlaying = true;
    this.wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  hasten(speed: Speed): void {
    this.speed = speed;
    if (this.isPlaying) this.wait();
  }

  close(): void {
    this.isClosed = true;
    this.pause();
  }

  words(move: number): string {
    return this.components.moves[move] ?? '';
  }

  /** What the eyes that look saw at a step; where all hands are open, *seat* may be chosen. */
  viewIn(step: Step, seat = this.hand): View | null {
    return (this.hasHands ? step.views[seat] : step.views[0]) ?? null;
  }

  private wait(): void {
    clearTimeout(this.timer);
    const lines = this.entry?.ply === this.ply ? this.entry.lines.length : 1;
    const pause = PAUSE * Math.min(LONGEST, 1 + (lines - 1) / 2);
    this.timer = window.setTimeout(() => this.advance(), pause / this.speed);
  }

  /** Show the next position, unless it is still on its way. */
  private advance(): void {
    if (!this.isPlaying) return;
    if (this.steps[this.ply + 1] || this.steps[this.plies]) this.next();
    if (this.isPlaying) this.wait();
  }

  private nearest(ply: number): Step | null {
    for (let at = ply; at >= 0; at -= 1) if (this.steps[at]) return this.steps[at] ?? null;
    return this.steps.find(Boolean) ?? null;
  }

  /** Fetch page after page: the one that is looked at, those ahead, and at last those behind. */
  private async fetch(): Promise<void> {
    if (this.isFetching) return;
    this.isFetching = true;
    try {
      for (let first = this.missing(); first !== null && !this.isClosed; first = this.missing()) await this.fetchPage(this.eyes, first);
      this.problem = null;
    } catch (error) {
      this.failed(error);
    } finally {
      this.isFetching = false;
    }
  }

  private async fetchPage(eyes: Eyes, first: number): Promise<void> {
    const page = await replay(this.table.id, first, PAGE, eyes);
    const steps = [...(this.known.get(eyes) ?? [])];
    for (const step of page.steps) steps[step.ply] = { ...step, views: shared(steps[step.ply - 1]?.views, step.views) };
    this.asked.add(`${eyes}/${first}`);
    this.known = new Map(this.known).set(eyes, steps);
    this.plies = page.plies;
    this.ply = Math.min(this.ply, page.plies);
  }

  private missing(): number | null {
    const here = Math.floor(this.ply / PAGE);
    const pages = this.plies === 0 ? here : Math.floor(this.plies / PAGE);
    const ahead = Array.from({ length: pages - here + 1 }, (_, i) => here + i);
    const behind = Array.from({ length: here }, (_, i) => here - 1 - i);
    const wanted = [...ahead, ...behind].find((page) => !this.asked.has(`${this.eyes}/${page * PAGE}`));
    return wanted === undefined ? null : wanted * PAGE;
  }

  private failed(error: unknown): void {
    this.problem = Problem.of(error);
    const isPassing = this.problem.status === 0 || this.problem.status === 429 || this.problem.status >= 500;
    if (isPassing && !this.isClosed) setTimeout(() => void this.fetch(), RETRY);
  }
}
