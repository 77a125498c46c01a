// One stop of the Tab key for a group of cards; arrow keys go from card to card.
import type { Attachment } from 'svelte/attachments';

const PLACES = '[data-place]';

export const rove: Attachment<HTMLElement> = (group) => {
  const places = () => [...group.querySelectorAll<HTMLElement>(PLACES)];
  const settle = () => {
    const all = places();
    const stop = all.find((place) => place.tabIndex === 0) ?? all[0];
    for (const place of all) place.tabIndex = place === stop ? 0 : -1;
  };
  const onfocusin = (event: FocusEvent) => {
    const place = (event.target as HTMLElement).closest<HTMLElement>(PLACES);
    if (!place) return;
    for (const other of places()) other.tabIndex = other === place ? 0 : -1;
  };
  const onkeydown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).closest<HTMLElement>(PLACES);
    const to = from && towards(event.key, from, places());
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  settle();
  const observer = new MutationObserver(settle);
  observer.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', onfocusin);
  group.addEventListener('keydown', onkeydown);
  return () => {
    observer.disconnect();
    group.removeEventListener('focusin', onfocusin);
    group.removeEventListener('keydown', onkeydown);
  };
};

function towards(key: string, from: HTMLElement, all: HTMLElement[]): HTMLElement | undefined {
  const here = all.indexOf(from);
  if (key === 'ArrowRight') return all[here + 1];
  if (key === 'ArrowLeft') return all[here - 1];
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key === 'ArrowDown' || key === 'ArrowUp') return nearest(from, all, key === 'ArrowDown' ? 1 : -1);
  return undefined;
}

/** The place in the next row that is nearest. */
function nearest(from: HTMLElement, all: HTMLElement[], direction: number): HTMLElement | undefined {
  const start = from.getBoundingClientRect();
  const ahead = all
    .map((place) => ({ place, box: place.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - start.top) * direction > start.height / 2);
  const distance = (box: DOMRect) => Math.abs(box.top - start.top) * 4 + Math.abs(box.left - start.left);
  return ahead.sort((a, b) => distance(a.box) - distance(b.box))[0]?.place;
}
