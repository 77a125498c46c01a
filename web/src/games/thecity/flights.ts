// How cards fly: from the draw pile into the hand, from the hand to the discards or into the city.
import { cubicOut } from 'svelte/easing';
import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';
import { settings } from '../../lib/settings.svelte';

export type Pile = 'deck' | 'discard';
const piles = new Map<Pile, HTMLElement>();

/** Remember where a pile lies. */
export function lies(pile: Pile): (element: HTMLElement) => () => void {
  return (element) => {
    piles.set(pile, element);
    return () => piles.delete(pile);
  };
}

const [send, receive] = crossfade({
  duration: () => 1.6 * settings.beat,
  easing: cubicOut,
  fallback: (node) => fly(node, null),
});

/** A card appears in the hand: drawn, or taken back. */
export function drawn(node: HTMLElement, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return { ...fly(node, 'deck'), delay: delay * settings.beat };
}

/** A card leaves the hand: to be built, or thrown away. */
export function left(node: HTMLElement, { key, isLaid }: { key: string; isLaid: () => boolean }): TransitionConfig | (() => TransitionConfig) {
  // Without movement all cards have to go in the same moment: Svelte waits for those that go later.
  if (settings.beat === 0 || !isLaid()) return fly(node, 'discard');
  return send(node, { key } as CrossfadeParams & { key: string }) as () => TransitionConfig;
}

/** A card arrives where it is built. */
export function arrived(node: HTMLElement, { key }: { key: string }): () => TransitionConfig {
  return receive(node, { key } as CrossfadeParams & { key: string }) as () => TransitionConfig;
}

function fly(node: Element, pile: Pile | null): TransitionConfig {
  const there = pile && piles.get(pile)?.getBoundingClientRect();
  const here = node.getBoundingClientRect();
  const [dx, dy] = there ? [there.left - here.left, there.top - here.top] : [0, -16];
  const scale = there ? Math.min(1, there.width / Math.max(1, here.width)) : 0.9;
  return {
    duration: 1.6 * settings.beat,
    easing: cubicOut,
    css: (t, u) => `transform-origin: top left; transform: translate(${u * dx}px, ${u * dy}px) scale(${t + u * scale}); opacity: ${Math.min(1, t * 2)}; z-index: 3`,
  };
}
