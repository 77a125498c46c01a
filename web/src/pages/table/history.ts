// What happened before the page was opened: the deal, and all changes since.
import { events, positionAt, replay } from '../../api/tables';
import { noticedIn, type Noticed } from '../../api/live.svelte';
import { patched } from '../../api/patch';
import type { Change, View } from '../../api/types';

const PAGE = 200;
const REPLAY_PAGE = 50;

/** Everything that *seat* (or a spectator) has noticed up to *last*. */
export async function fetchHistory(table: string, seat: number | null, last: number): Promise<Noticed[]> {
  const deal = await positionAt(table, seat, 0);
  const changes: Change[] = [];
  for (let since = deal.seq; since < last; since = changes.at(-1)?.seq ?? last) {
    const page = await events(table, seat, since);
    changes.push(...page);
    if (page.length < PAGE) break;
  }
  return follow(deal.view, changes);
}

/** The changes with the views before and after each. */
export function follow(first: View, changes: Change[]): Noticed[] {
  let before = first;
  return changes.map((change) => {
    const noticed = { ...noticedIn(change), before, after: patched(before, change.patch) };
    before = noticed.after;
    return noticed;
  });
}

/** The scores after every decision of a finished match. */
export async function fetchScores(table: string): Promise<number[][]> {
  const scores: number[][] = [];
  for (;;) {
    const page = await replay(table, scores.length, REPLAY_PAGE);
    scores.push(...page.steps.map((step) => step.scores));
    if (page.steps.length === 0 || scores.length > page.plies) return scores;
  }
}
