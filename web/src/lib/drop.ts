// Match files that people bring: dropped anywhere on the page, or chosen by a button.
import { mount, unmount } from 'svelte';
import { Problem } from '../api/client';
import { bringMatch } from '../api/tables';
import { loadTexts, t } from '../texts/texts.svelte';
import Drop from './Drop.svelte';
import { meaning } from './problems';
import { go } from './router.svelte';
import { toast } from './toasts.svelte';

/** Characters of the longest file that the server takes. */
const LONGEST = 200_000;

/** Take match files that are dropped on the page, until the answer is called. */
export function receiveMatches(): () => void {
  void loadTexts('web-replay');
  const sheet = mount(Drop, { target: document.body, props: { onfile: (file: File) => void bring(file) } });
  return () => void unmount(sheet);
}

/** Take the file that was chosen with a file input. */
export function bringChosen(event: Event & { currentTarget: HTMLInputElement }): void {
  const input = event.currentTarget;
  const file = input.files?.[0];
  if (file) void bring(file).then(() => (input.value = ''));
}

/** Send a match file to the server and show its replay; or say what is wrong with it. */
export async function bring(file: File): Promise<void> {
  await loadTexts('web-replay');
  try {
    if (file.size > LONGEST) throw new Problem('match', file.name, 422, { fault: 'large' });
    const table = await bringMatch(await file.text());
    go(`/t/${table.id}/replay`);
  } catch (error) {
    toast(faultOf(error, file.name), { isBad: true });
  }
}

/** What is wrong with a file, in the language of the page. */
export function faultOf(error: unknown, file: string): string {
  const { fault, line, said } = error instanceof Problem ? error.more : {};
  if (!fault) return meaning(error);
  return t(`web-replay-fault-${fault}`, { file, line: line ?? 0, said: said ?? '' });
}
