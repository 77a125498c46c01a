// The state of a table page: who looks, what they see, what they were told.
import { chat } from '../../api/tables';
import { Live, type Noticed } from '../../api/live.svelte';
import type { ChatLine, Components, Hint, TableInfo, View } from '../../api/types';
import { type AnyGame, hidesHands } from '../../games';
import { meaningOf } from '../../lib/problems';
import { play } from '../../lib/sound';
import { announce, toast } from '../../lib/toasts.svelte';
import { t } from '../../texts/texts.svelte';
import { namesOf, seatName } from './names';

const NOBODY = -1;
const NOTHING: ReadonlyMap<string, number> = new Map();

export class Sitting {
  table = $state.raw() as TableInfo;
  lives = $state.raw<Live[]>([]);
  /** The place in *lives* of the eyes whose view is shown. */
  shown = $state(0);
  /** The seat that the screen is being passed to. */
  curtain = $state<number | null>(null);
  log = $state.raw<Noticed[]>([]);
  lines = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  hint = $state.raw<Hint | null>(null);
  isHintAsked = $state(false);
  pointed = $state<string | null>(null);
  /** A view of the past, while it is looked at. */
  past = $state.raw<View | null>(null);
  /** When the clocks of *table* were right. */
  toldAt = Date.now();

  readonly live = $derived(this.lives[this.shown] ?? null);
  readonly seat = $derived(this.live?.seat ?? null);
  readonly position = $derived(this.live?.position ?? null);
  readonly view = $derived(this.past ?? this.position?.view ?? null);
  readonly legal = $derived(this.past ? NOTHING : this.named(this.position?.legal ?? []));
  readonly names = $derived.by(() => namesOf(this.table, this.view ? this.game.rivals(this.view as never) : []));
  /** Names for the log. */
  readonly called = $derived.by(() => namesOf(this.table, this.view ? this.game.rivals(this.view as never) : [], true));
  readonly scores = $derived.by(() => (this.view ? this.game.scores(this.view as never) : []));
  readonly waiting = $derived<readonly number[]>(this.position?.view.waiting ?? this.table.waiting);

  private logs = new Map<Live, Noticed[]>();

  constructor(
    table: TableInfo,
    readonly game: AnyGame,
    readonly components: Components,
  ) {
    this.table = table;
    this.sit();
    void this.readChat();
  }

  /** Look through the eyes of all own seats, or a spectator's. */
  sit(): void {
    const mine = this.table.seats.filter((seat) => seat.is_mine).map((seat) => seat.seat);
    const wanted: Array<number | null> = mine.length > 0 ? mine : [null];
    const kept = this.lives.filter((live) => wanted.includes(live.seat));
    for (const live of this.lives) if (!kept.includes(live)) live.close();
    if (kept.length === wanted.length) return;
    this.lives = wanted.map((seat) => kept.find((live) => live.seat === seat) ?? this.connect(seat));
    // Nobody's hand is shown until it is known who looks.
    this.shown = wanted.length > 1 && hidesHands(this.table.game) ? NOBODY : 0;
    this.curtain = null;
  }

  close(): void {
    for (const live of this.lives) live.close();
  }

  choose(move: number): void {
    this.forget();
    play('move');
    this.live?.choose(move);
  }

  undo(): void {
    this.forget();
    this.live?.undo();
  }

  askHint(): void {
    if (!this.table.allows_hints || this.legal.size === 0 || this.isHintAsked) return;
    this.isHintAsked = true;
    this.live?.hint();
  }

  /** Drop what pointed at moves that may be gone now. */
  forget(): void {
    this.hint = null;
    this.isHintAsked = false;
    this.pointed = null;
  }

  /** Show the table to the next of several people at one screen, behind a curtain where hands are hidden. */
  passOn(): void {
    if (this.lives.length < 2 || this.curtain !== null || this.past) return;
    if (this.table.stage === 'finished' && this.shown === NOBODY) return this.look(0);
    if ((this.position?.legal.length ?? 0) > 0 || this.lives.some((live) => !live.position)) return;
    const next = this.lives.findIndex((live) => (live.position?.legal.length ?? 0) > 0);
    if (next === this.shown || (next < 0 && this.shown !== NOBODY)) return;
    if (hidesHands(this.table.game)) this.curtain = this.lives[Math.max(0, next)]?.seat ?? null;
    else this.look(next);
  }

  liftCurtain(): void {
    const next = this.lives.findIndex((live) => live.seat === this.curtain);
    this.curtain = null;
    if (next >= 0) this.look(next);
  }

  words(move: number): string {
    return this.components.moves[move] ?? '';
  }

  describe(words: string): string {
    return this.view ? this.game.describe(words, this.view as never, this.components as never) : words;
  }

  question(): string {
    if (!this.view) return '';
    const { key, args } = this.game.question(this.view as never, this.seat);
    return t(key, args);
  }

  /** What the log says of something that happened. */
  told(noticed: Noticed): string[] {
    if (noticed.kind === 'undo') return [t('web-log-undo', { name: this.called[noticed.by ?? -1] ?? '' })];
    const { before, after, by } = noticed;
    const words = noticed.move === null ? null : this.words(noticed.move);
    return this.game.told({ before, after, by, words } as never, this.called);
  }

  private look(next: number): void {
    this.shown = next;
    this.forget();
    const live = this.lives[next];
    if (!live) return;
    this.log = this.logs.get(live) ?? [];
    if (live.seat !== null) announce(t('web-turn-of', { name: seatName(this.table, live.seat) }));
  }

  private connect(seat: number | null): Live {
    const live: Live = new Live(this.table.id, seat, {
      onnoticed: (noticed) => this.noticed(live, noticed),
      ontable: (table) => this.news(table),
      onchat: (line) => this.heard(line),
      onhint: (hint) => this.advised(live, hint),
      onrefused: (code, message) => {
        this.isHintAsked = false;
        toast(meaningOf(code, message), { isBad: true });
      },
    });
    this.logs.set(live, []);
    return live;
  }

  /** Fetch what the shown eyes noticed before the page was opened. */
  async remember(live: Live): Promise<Noticed[]> {
    const last = live.position?.seq ?? 0;
    const earlier = last === 0 ? [] : await fetchEarlier(live, last);
    const known = this.logs.get(live) ?? [];
    const first = known[0]?.seq ?? Infinity;
    this.logs.set(live, [...earlier.filter((one) => one.seq < first), ...known]);
    if (live === this.live) this.log = this.logs.get(live) ?? [];
    return earlier;
  }

  private noticed(live: Live, noticed: Noticed): void {
    const log = [...(this.logs.get(live) ?? []), noticed];
    this.logs.set(live, log);
    if (live !== this.live) return;
    this.log = log;
    this.forget();
    announce(this.told(noticed).join('. '));
    if (noticed.by !== this.seat) play('other');
  }

  /** Take over what has changed about the table. */
  news(table: TableInfo): void {
    this.toldAt = Date.now();
    this.table = table;
    this.sit();
  }

  private heard(line: ChatLine): void {
    if (this.lines.some((one) => one.number === line.number)) return;
    this.lines = [...this.lines, line];
    this.unread += 1;
  }

  private advised(live: Live, hint: Hint): void {
    this.isHintAsked = false;
    if (live !== this.live || hint.seq !== this.position?.seq) return;
    this.hint = hint;
    const best = hint.moves[0];
    this.pointed = best ? this.words(best.move) : null;
    if (this.pointed) announce(t('web-hint-best', { move: this.describe(this.pointed) }));
  }

  private async readChat(): Promise<void> {
    this.lines = await chat(this.table.id).catch(() => []);
  }

  private named(moves: readonly number[]): ReadonlyMap<string, number> {
    return new Map(moves.map((move) => [this.words(move), move]));
  }
}

async function fetchEarlier(live: Live, last: number): Promise<Noticed[]> {
  const { fetchHistory } = await import('./history');
  return fetchHistory(live.table, live.seat, last).catch(() => []);
}
