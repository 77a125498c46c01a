// How cards travel: from the deck to the market, from the market into a city, over to their other side.
import { cubicInOut, cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { settings } from '../../lib/settings.svelte';
import type { View } from './facts';

/** Where cards fly to or come from: `deck`, `stock-0`, `city-1`. */
const anchors = new Map<string, Set<Element>>();
let isFlip = false;
let taker = 0;

/** Remember an element as a place that cards fly to. */
export function anchor(node: Element, name: string): { destroy: () => void } {
  const nodes = anchors.get(name) ?? new Set();
  anchors.set(name, nodes.add(node));
  return { destroy: () => void nodes.delete(node) };
}

/** Tell what the difference of two views is about, before it is drawn. */
export function notice(before: View | null, after: View): void {
  isFlip = before !== null && before.deck_size === after.deck_size && !before.has_flipped && after.has_flipped;
  taker = before?.seat ?? after.seat;
}

/** Buildings and tokens move between the places that show them. */
export const [send, receive] = crossfade({
  duration: () => 2 * settings.beat,
  easing: cubicInOut,
  fallback: (node) => travel(node, `city-${taker}`),
});

/** A new card of the market: turned over where it lies, or dealt from the deck. */
export function arrive(node: Element): TransitionConfig {
  return isFlip ? turn(node, settings.beat) : travel(node, 'deck');
}

/** A card that leaves the market: turned over, built as *card* where a city shows it, or put to a stock. */
export function leave(node: Element, card: number | null): TransitionConfig | (() => TransitionConfig) {
  if (isFlip) return turn(node, 0);
  return card === null ? travel(node, `stock-${taker}`, `city-${taker}`) : send(node, { key: `card-${card}` });
}

function turn(_node: Element, delay: number): TransitionConfig {
  return {
    delay,
    duration: settings.beat,
    easing: cubicOut,
    css: (t) => `transform: perspective(600px) rotateY(${(1 - t) * (delay ? -90 : 90)}deg)`,
  };
}

function travel(node: Element, ...names: string[]): TransitionConfig {
  if (settings.beat === 0) return { duration: 0 };
  const from = node.getBoundingClientRect();
  const places = names.flatMap((name) => [...(anchors.get(name) ?? [])]);
  const to = places.map((one) => one.getBoundingClientRect()).find((rect) => rect.width > 0);
  if (!to || from.width === 0) return { duration: settings.beat, css: (t) => `opacity: ${t}` };
  const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  const small = Math.min(1, Math.max(0.2, to.width / from.width));
  return {
    duration: 2 * settings.beat,
    easing: cubicInOut,
    css: (t, u) =>
      `transform: translate(${u * dx}px, ${u * dy}px) scale(${1 - u * (1 - small)}); opacity: ${Math.min(1, 2 * t + 0.15)}; z-index: 5`,
  };
}
