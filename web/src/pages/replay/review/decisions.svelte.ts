// Decisions in the language of the page: each is said from what its seat saw then.
import { replay } from '../../../api/tables';
import type { Components, View } from '../../../api/types';
import type { AnyGame } from '../../../games';

export class Decisions {
  private views = $state.raw(new Map<number, View[]>());
  private asked = new Set<number>();

  constructor(
    private readonly table: string,
    private readonly game: AnyGame,
    private readonly components: Components,
  ) {}

  /** Fetch what was seen at these positions, where it is not known yet. */
  want(plies: Iterable<number>): void {
    for (const ply of plies) if (!this.asked.has(ply)) void this.fetch(ply);
  }

  /** A move of *seat* in words; a dash until the position is there. */
  said(ply: number, seat: number, move: number): string {
    const views = this.views.get(ply);
    const view = views?.[seat] ?? views?.[0];
    return view ? this.game.describe(this.components.moves[move] ?? '', view as never, this.components as never) : '…';
  }

  private async fetch(ply: number): Promise<void> {
    this.asked.add(ply);
    try {
      const [step] = (await replay(this.table, ply, 1, 'open')).steps;
      if (step) this.views = new Map(this.views).set(ply, step.views);
    } catch {
      this.asked.delete(ply); // asked again when it is wanted again
    }
  }
}
