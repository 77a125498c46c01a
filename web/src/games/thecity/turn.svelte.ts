// A turn in the making: what is picked and marked here before the table hears of it.
import type { BoardProps } from '../board';
import type { Card, Components, Copy, View } from './kinds';
import { afterClick, discards, leastMissedFirst, toGive, type Wishes } from './payment';
import { copiesIn, indexOf, sizeOf } from './piles';

type Table = BoardProps<View, Components>;
/** What the hand and the cards drawn are shown with. */
export type CardsProps = {
  turn: Turn;
  view: View;
  standing: Record<string, number>;
  pointed: string | null;
  onlook: (card: Card | null, element: HTMLElement) => void;
};
const DISCARDING = ['deal', 'pay', 'discard', 'limit'];
const BUILDING = ['choose', 'second', 'extra'];
/** Milliseconds in which an answer is taken to be on its way. */
const PATIENCE = 2000;

export class Turn {
  /** Words of the move that is picked and not sent yet; of a card that cannot be built, `look KEY`. */
  picked = $state<string | null>(null);
  /** The key of the card that was marked or unmarked last. */
  marked = $state<string | null>(null);
  private wishes = $state.raw<Wishes>(new Map());
  private sent = { asked: '', at: 0 };

  constructor(private readonly table: () => Table) {}

  readonly own = $derived.by(() => (this.table().seat === null ? null : this.table().view.own));
  readonly cards = $derived.by(() => indexOf(this.table().components));
  readonly question = $derived.by(() => (this.table().legal.size > 0 ? (this.own?.question ?? null) : null));
  readonly isDiscarding = $derived(DISCARDING.includes(this.question ?? ''));
  readonly isBuilding = $derived(BUILDING.includes(this.question ?? ''));
  readonly isKeeping = $derived(this.question === 'keep');
  readonly hand = $derived.by(() => copiesIn(this.own?.hand ?? {}, this.cards));
  readonly drawn = $derived.by(() => (this.isKeeping ? copiesIn(this.own?.aside ?? {}, this.cards) : []));
  readonly due = $derived(this.isDiscarding ? (this.own?.owed ?? 0) : 0);
  private readonly ranking = $derived.by(() => this.suggested());
  /** The copies that go when the player agrees. */
  readonly given = $derived.by(() => toGive(this.hand, this.due, this.wishes, this.ranking));
  readonly missing = $derived(this.due - this.given.size);
  /** What stands before a new question stands in another one: then a half-made choice is void. */
  readonly asked = $derived.by(() => {
    const { view } = this.table();
    return [view.round_number, view.phase, this.question, this.own?.laid.join()].join('/');
  });

  isOffered(words: string): boolean {
    return this.table().legal.has(words);
  }
  /** The move that a press on a card of the hand would be, where it comes to nothing. */
  refused(key: string): string | undefined {
    const isOpen = this.question === null || this.isDiscarding || this.isOffered(`build ${key}`);
    return isOpen ? undefined : `build ${key}`;
  }
  wasWished(id: string): boolean {
    return this.wishes.get(id) === 'give';
  }
  get isHalfMade(): boolean {
    return this.picked !== null || (this.isDiscarding && this.wishes.size > 0);
  }

  /** Whether the table has heard the beginning of the sentence and waits for its end, or for others. */
  get isHalfSaid(): boolean {
    const { view } = this.table();
    if (!this.own || view.is_finished) return false;
    return this.question === null ? !['income', 'limit'].includes(view.phase) : this.own.laid.length > 0 || sizeOf(this.own.aside) > 0;
  }

  /** A card of the hand, or one of those drawn, is clicked. */
  press(copy: Copy): void {
    this.marked = this.isDiscarding ? copy.key : null;
    if (this.isDiscarding) this.wishes = afterClick(copy.id, this.given, this.wishes, this.due);
    else this.pick(this.wordsFor(copy.key));
  }

  /** Pick a move; the second time it is meant. */
  pick(words: string): void {
    if (this.picked !== words) this.picked = words;
    else if (this.isOffered(words)) this.send(words);
    else this.picked = null;
  }

  confirm(): void {
    if (this.isDiscarding) this.give();
    else if (this.picked) this.send(this.picked);
  }

  cancel(): void {
    this.picked = null;
    this.marked = null;
    this.wishes = new Map();
  }

  /** Another question: what was picked, marked or sent belongs to the old one. */
  renew(): void {
    this.cancel();
    this.sent = { asked: '', at: 0 };
  }

  send(words: string): void {
    const move = this.table().legal.get(words);
    if (move !== undefined && this.isFirstAnswer()) this.table().choose(move);
    this.cancel();
  }

  private give(): void {
    if (this.missing > 0 || !this.isFirstAnswer()) return;
    const { components, choose } = this.table();
    const words = discards(this.hand, this.given, this.question === 'deal');
    this.wishes = new Map([...this.given].map((id) => [id, 'give']));
    for (const one of words) choose(components.moves.indexOf(one));
  }

  /** A second click on the same button is no answer to the next question. */
  private isFirstAnswer(): boolean {
    const now = Date.now();
    if (this.sent.asked === this.asked && now - this.sent.at < PATIENCE) return false;
    this.sent = { asked: this.asked, at: now };
    return true;
  }

  private wordsFor(key: string): string {
    const verb = this.isKeeping ? 'keep' : 'build';
    return this.isOffered(`${verb} ${key}`) ? `${verb} ${key}` : `look ${key}`;
  }

  /** Before the first round everybody makes up their own mind. */
  private suggested(): Copy[] {
    const { view, seat } = this.table();
    return this.isDiscarding && this.question !== 'deal' && seat !== null ? leastMissedFirst(this.hand, view, seat, this.cards) : [];
  }
}
