// Why something cannot be chosen: asked of the server, told beside it.
import { mount, unmount } from 'svelte';
import { get, Problem } from '../../api/client';
import type { Why } from '../../api/types';
import { meaning } from '../../lib/problems';
import { announce, toast } from '../../lib/toasts.svelte';
import { hasText, loadTexts, t } from '../../texts/texts.svelte';
import type { Sitting } from './sitting.svelte';
import WhyBubble from './WhyBubble.svelte';

let hide = (): void => {};

/** Tell which rule forbids the move that *place* bears. */
export async function explain(sitting: Sitting, place: HTMLElement): Promise<void> {
  const { position, seat } = sitting;
  const move = sitting.components.moves.indexOf(place.dataset['why'] ?? '');
  hide();
  if (!position || seat === null || move < 0) return;
  try {
    const address = `/tables/${sitting.table.id}/why?seat=${seat}&seq=${position.seq}&move=${move}`;
    const [why] = await Promise.all([get<Why>(address), loadTexts('why')]);
    if (sitting.position === position && why.reason) show(sitting, place, why);
  } catch (error) {
    // The question has changed meanwhile: the table shows it.
    if (!(error instanceof Problem && error.code === 'stale')) toast(meaning(error), { isBad: true });
  }
}

/** A reason as a sentence. */
export function sentence({ reason, values }: Why): string {
  return t(`why-${reason}`, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, said(value)])));
}

/** A number, or the names of things; what comes more than once is counted. */
function said(value: number | string | string[]): number | string {
  if (typeof value === 'number') return value;
  const counts = new Map<string, number>();
  for (const key of [value].flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].map(([key, count]) => (count > 1 ? `${count} × ${nameOf(key)}` : nameOf(key))).join(', ');
}

/** A card of somebody's own edition is called by its key. */
function nameOf(key: string): string {
  if (hasText(key)) return t(key);
  const name = key.split('-').slice(2).join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function show(sitting: Sitting, place: HTMLElement, why: Why): void {
  hide();
  const { section } = why;
  const text = sentence(why);
  const bubble = mount(WhyBubble, { target: place.closest('main') ?? document.body, props: { sitting, place, text, section, onclose: () => hide() } });
  hide = () => {
    hide = () => {};
    void unmount(bubble);
  };
  announce(`${text} ${t('web-section', { section })}`);
}
