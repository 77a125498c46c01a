// What a replay tells of every decision, as the table would have told it to the same eyes.
import { t } from '../../texts/texts.svelte';
import { type Step, turnOf } from './turns';
import type { Viewer } from './viewer.svelte';

export type Entry = { ply: number; by: number | null; turn: number; isFirst: boolean; lines: string[] };

/** All that there is to tell; *isFirst* where a turn begins. */
export function entriesOf(viewer: Viewer): Entry[] {
  const entries: Entry[] = [];
  viewer.steps.forEach((step, ply) => {
    const before = viewer.steps[ply - 1];
    if (!step || !before) return;
    const entry = entryOf(viewer, before, step);
    if (entry) entries.push({ ...entry, isFirst: entries.at(-1)?.turn !== entry.turn });
  });
  return entries;
}

function entryOf(viewer: Viewer, before: Step, step: Step): Omit<Entry, 'isFirst'> | null {
  const lines = told(viewer, before, step);
  const [view] = before.views;
  return lines.length > 0 && view ? { ply: step.ply, by: step.by, turn: turnOf(view), lines } : null;
}

/** The lines of the log; a decision that was hidden then is told to eyes that knew of it. */
function told(viewer: Viewer, earlier: Step, later: Step): string[] {
  const { game, components, names } = viewer;
  const by = later.by;
  const before = viewer.viewIn(earlier, by ?? 0);
  const after = viewer.viewIn(later, by ?? 0);
  if (!before || !after) return [];
  const words = later.move === null ? null : viewer.words(later.move);
  const lines = game.told({ before, after, by, words } as never, names);
  if (lines.length > 0 || words === null || by === null) return lines;
  return [t('web-replay-decided', { name: names[by] ?? '', what: game.describe(words, before as never, components as never) })];
}
