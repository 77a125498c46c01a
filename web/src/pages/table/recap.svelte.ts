// "Since your last move": what others did, shown again step by step when the page is opened.
import type { Live, Noticed } from '../../api/live.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Sitting } from './sitting.svelte';

const BEATS_PER_STEP = 5;

export class Recap {
  steps = $state.raw<Noticed[]>([]);
  /** The step that is shown; -1 when none is. */
  at = $state(-1);
  isOffered = $derived(this.steps.length > 0 && this.at < 0);

  private timer = 0;
  private known = new WeakSet<Live>();

  constructor(private readonly sitting: Sitting) {}

  /** Learn what happened before the page was opened; play it where things may move. */
  async open(live: Live): Promise<void> {
    if (this.known.has(live)) return;
    this.known.add(live);
    const noticed = await this.sitting.remember(live);
    if (live.seat === null || this.sitting.table.stage !== 'playing' || live !== this.sitting.live) return;
    this.steps = sinceOwnMove(noticed, live.seat);
    if (settings.beat > 0 && this.steps.length > 0 && this.steps.at(-1)?.seq === live.position?.seq) this.play();
  }

  play(): void {
    this.at = 0;
    this.sitting.past = this.steps[0]?.before ?? null;
    this.wait();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.steps = [];
    this.at = -1;
    this.sitting.past = null;
    this.sitting.pointed = null;
  }

  private wait(): void {
    this.timer = window.setTimeout(() => this.step(), settings.beat * BEATS_PER_STEP);
  }

  private step(): void {
    const now = this.steps[this.at];
    if (!now) return this.stop();
    this.sitting.past = now.after;
    this.at += 1;
    this.wait();
  }
}

/** What others did since the last decision of *seat*, the oldest first. */
export function sinceOwnMove(noticed: readonly Noticed[], seat: number): Noticed[] {
  const last = noticed.findLastIndex((one) => one.by === seat && one.kind === 'move');
  return last < 0 ? [] : noticed.slice(last + 1);
}
