// The sentence that tells the round: what was chosen since it began.

import { projectPlayed, type View } from './moves';

export type Step = { words: string; before: View };

/** The steps of the round at hand; what was taken back is left out. */
export function ofThisRound(steps: readonly Step[], view: View): Step[] {
  const mine = steps.filter((step) => step.before.round_number === view.round_number && step.before.engineer !== null);
  const now = JSON.stringify(view);
  const back = mine.findIndex((step) => JSON.stringify(step.before) === now);
  const kept = back < 0 ? mine : mine.slice(0, back);
  return kept.length ? kept : recalled(view);
}

/** Whoever opens the page in the middle of a round still reads which card is played. */
function recalled(view: View): Step[] {
  const project = projectPlayed(view);
  return project ? [{ words: `project ${project.number}`, before: view }] : [];
}
