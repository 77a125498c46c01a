// The keys of a replay, and the windows that they open.
import type { Viewer } from './viewer.svelte';

class Dialogs {
  keys = $state(false);
  playOn = $state(false);
}
export const dialogs = new Dialogs();

/** Things that have a use for the space bar, or for letters, themselves. */
const TYPING = 'input:not([type=range]), textarea, select, dialog';
const PRESSED = 'button, a, summary, label, [role=tab]';

export function onkeydown(event: KeyboardEvent, viewer: Viewer): void {
  const at = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || at?.closest(TYPING)) return;
  if (event.key === ' ' && at?.closest(PRESSED)) return;
  if (!act(event, viewer)) return;
  event.preventDefault();
}

function act({ key, shiftKey }: KeyboardEvent, viewer: Viewer): boolean {
  if (key === ' ') viewer.toggle();
  else if (key === '?') dialogs.keys = true;
  else if (key === 'p') dialogs.playOn = !viewer.isAtEnd;
  else return move(shiftKey ? `Shift+${key}` : key, viewer);
  return true;
}

function move(keys: string, viewer: Viewer): boolean {
  const step = STEPS[keys];
  if (!step) return false;
  viewer.pause();
  step(viewer);
  return true;
}

const STEPS: Record<string, (viewer: Viewer) => void> = {
  ArrowRight: (viewer) => viewer.next(),
  ArrowLeft: (viewer) => viewer.previous(),
  'Shift+ArrowRight': (viewer) => viewer.nextTurn(),
  'Shift+ArrowLeft': (viewer) => viewer.previousTurn(),
  Home: (viewer) => viewer.go(0),
  End: (viewer) => viewer.go(viewer.plies),
};
