// A review while it is computed: asked for, followed, done.
import { beginReview, review } from '../../../api/tables';
import type { Review, TableInfo } from '../../../api/types';
import { meaning } from '../../../lib/problems';
import type { Done } from './curve';

const PAUSE = 700;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** Why it could not be asked for. */
  problem = $state.raw<string | null>(null);
  isAsking = $state(false);
  readonly done = $derived.by((): Done | null => {
    const { verdicts, accounts } = this.review ?? {};
    return this.review && verdicts && accounts ? { ...this.review, verdicts, accounts } : null;
  });

  private timer = 0;
  private isClosed = false;

  constructor(private readonly table: TableInfo) {}

  /** Who played, or brought the match here, may begin. */
  get mayBegin(): boolean {
    return this.table.is_mine || this.table.seats.some((seat) => seat.is_mine);
  }

  /** See how far it is; one that was interrupted goes on when it is asked for. */
  async open(): Promise<void> {
    await this.ask(() => review(this.table.id));
    if (this.review?.status === 'running' && this.mayBegin) await this.ask(() => beginReview(this.table.id));
    this.follow();
  }

  async begin(): Promise<void> {
    await this.ask(() => beginReview(this.table.id));
    this.follow();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private follow(): void {
    clearTimeout(this.timer);
    if (this.review?.status === 'running' && !this.isClosed) this.timer = window.setTimeout(() => void this.look(), PAUSE);
  }

  private async look(): Promise<void> {
    await this.ask(() => review(this.table.id));
    this.follow();
  }

  private async ask(question: () => Promise<Review>): Promise<void> {
    this.isAsking = true;
    try {
      this.review = await question();
      this.problem = null;
    } catch (error) {
      this.problem = meaning(error);
    } finally {
      this.isAsking = false;
    }
  }
}
