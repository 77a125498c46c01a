// A guided game being played: which lesson, what is seen, and whether a choice is the one asked for.
import type { Components } from '../../api/types';
import type { AnyGame, GameKey } from '../../games';
import { settings } from '../../lib/settings.svelte';
import { t } from '../../texts/texts.svelte';
import { type Lesson, type Position, recalled, remember, type Script, type Step } from './script';

/** Beats between two moves that the others make. */
const PAUSE = 4;
/** Where the texts of the lessons begin. */
const TEXTS: Record<GameKey, string> = {
  pointcity: 'web-tutorial-pointcity-',
  thecity: 'web-tutorial-thecity-',
  microcity: 'web-tutorial-microcity-',
};

export class Course {
  number = $state(0);
  /** The position that is seen. */
  place = $state(0);
  /** Whether the last choice was another one than the lesson asks for. */
  isNudged = $state(false);
  /** The board starts anew when a choice was taken back. */
  attempt = $state(0);

  private heard: number[] = [];
  private timer = 0;

  constructor(
    readonly key: GameKey,
    readonly game: AnyGame,
    readonly components: Components,
    readonly script: Script,
  ) {
    this.open(Math.min(recalled(key), this.count));
  }

  readonly isDone = $derived.by(() => this.number >= this.count);
  readonly position = $derived.by(() => this.script.positions[this.place] as Position);
  readonly lesson = $derived.by(() => this.script.lessons[Math.min(this.number, this.count - 1)] as Lesson);
  readonly step = $derived.by(() => this.lesson.steps.find(({ at, moves }) => this.place >= at && this.place < at + moves.length) ?? null);
  /** Whether the others are moving, before the student goes on. */
  readonly isWatching = $derived.by(() => this.step === null && this.place < this.last && this.place > this.lesson.at);
  readonly spot = $derived.by(() => this.step?.spot ?? this.lesson.spot);
  readonly names = $derived([settings.name || t('web-you'), t('web-level-apprentice')]);

  readonly title = $derived.by(() => t(`${this.text}.title`));
  readonly speech = $derived.by(() => t(this.text, this.facts));
  /** What the student is asked to do now, in the words of the game. */
  readonly task = $derived.by(() => (this.step ? this.described(this.step) : ''));
  readonly nudge = $derived.by(() => (!this.isNudged ? '' : this.step ? t('web-tutorial-nudge') : t('web-tutorial-nudge-read')));
  /** What the others did since the lesson before. */
  readonly news = $derived.by(() => this.newsOf(this.since, this.place));

  get count(): number {
    return this.script.lessons.length;
  }

  /** Go to a lesson; the one after the last is the end. */
  open(number: number): void {
    clearTimeout(this.timer);
    this.number = Math.max(0, Math.min(number, this.count));
    this.place = this.lesson.at;
    this.isNudged = false;
    this.attempt += 1;
    remember(this.key, this.isDone ? 0 : this.number);
  }

  /** Read on; where a move is asked for, it is made for the student. */
  next(): void {
    if (this.isWatching) return;
    if (this.step) this.play(this.step.at + this.step.moves.length);
    else this.watch();
  }

  back(): void {
    this.open(this.number - 1);
  }

  /** A move was chosen on the board. Some choices are several moves, told one after another. */
  choose(move: number): void {
    if (this.heard.push(move) === 1) queueMicrotask(() => this.judge());
  }

  private judge(): void {
    const { step } = this;
    const heard = this.heard.map((move) => this.components.moves[move] ?? '');
    this.heard = [];
    const wanted = step?.moves.slice(this.place - step.at);
    if (wanted && heard.every((words, i) => words === wanted[i])) this.play(this.place + heard.length);
    else this.refuse();
  }

  private refuse(): void {
    this.place = this.step?.at ?? this.place;
    this.isNudged = true;
    this.attempt += 1;
  }

  private play(place: number): void {
    this.isNudged = false;
    this.place = place;
    if (!this.step) this.watch();
  }

  /** Let the others move, then go on with the next step or lesson. */
  private watch(): void {
    clearTimeout(this.timer);
    const pause = settings.beat * PAUSE;
    while (!this.step || this.place < this.step.at) {
      if (this.place >= this.last) return this.turn();
      if (pause > 0) {
        this.timer = window.setTimeout(() => this.see(this.place + 1), pause);
        return;
      }
      this.place += 1;
    }
  }

  private see(place: number): void {
    this.place = place;
    if (!this.step) this.watch();
  }

  private turn(): void {
    this.number += 1;
    this.isNudged = false;
    remember(this.key, this.isDone ? 0 : this.number);
  }

  /** The position at which the lesson is over. */
  private get last(): number {
    return this.script.lessons[this.number + 1]?.at ?? this.script.positions.length - 1;
  }

  /** The position that was seen when the lesson before began. */
  private get since(): number {
    return this.script.lessons[this.number - 1]?.at ?? 0;
  }

  private get text(): string {
    return TEXTS[this.key] + this.lesson.key;
  }

  private get facts(): Record<string, number | string> {
    return Object.fromEntries(
      Object.entries(this.lesson.facts).map(([name, fact]) => [name, typeof fact === 'string' ? t(fact) : fact]),
    );
  }

  private described(step: Step): string {
    const said = step.moves.map((words) => this.game.describe(words, this.position.view as never, this.components as never));
    return said.join('; ');
  }

  private newsOf(from: number, to: number): string[] {
    const happened = this.script.positions.slice(from, to + 1);
    return happened.flatMap((after, i) => {
      const before = happened[i - 1];
      if (!before || !after.by) return [];
      const told = this.game.told({ before: before.view as never, after: after.view as never, by: after.by, words: after.words }, this.names);
      return told.filter((line) => !line.startsWith(this.names[0] ?? ''));
    });
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
