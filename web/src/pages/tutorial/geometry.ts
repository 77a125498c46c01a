// Rings around things, and the arrow that leads from the card of speech to the first of them.
export type Box = { x: number; y: number; width: number; height: number };
type Point = { x: number; y: number };

const CLOSE = 26;
/** How far the arrow keeps from the ring and the card. */
const GAP = 7;
const BEND = 0.16;

export function boxesOf(elements: HTMLElement[], room: number): Box[] {
  return elements.map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: round(x - room), y: round(y - room), width: round(width + 2 * room), height: round(height + 2 * room) };
  });
}

/** What of a box can be seen above the card, where the card lies upon it. */
export function besides(box: Box, card: Box): Box {
  const isBeside = box.x >= card.x + card.width || box.x + box.width <= card.x;
  const seen = round(card.y - GAP - box.y);
  return isBeside || seen <= 0 || seen >= box.height ? box : { ...box, height: seen };
}

export function isSame(some: readonly Box[], others: readonly Box[]): boolean {
  return some.length === others.length && some.every((one, i) => distance(one, others[i]) === 0);
}

/** A path from the edge of *card* to the edge of the first box; none where they are neighbours. */
export function arrowFrom(card: Box, [first]: readonly Box[]): string {
  if (!first) return '';
  const { from, to, length } = wayBetween(card, first);
  if (length < CLOSE) return '';
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: (from.x + to.x) / 2 + dy * BEND, y: (from.y + to.y) / 2 - dx * BEND };
  return `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;
}

/** The shortest way between two boxes, from the middle of what they share. */
function wayBetween(card: Box, box: Box): { from: Point; to: Point; length: number } {
  const [fromX, toX] = ends(card.x, card.width, box.x, box.width);
  const [fromY, toY] = ends(card.y, card.height, box.y, box.height);
  const length = Math.hypot(toX - fromX, toY - fromY);
  const share = length > 0 ? GAP / length : 0;
  const [dx, dy] = [(toX - fromX) * share, (toY - fromY) * share];
  return { from: { x: fromX + dx, y: fromY + dy }, to: { x: toX - dx, y: toY - dy }, length };
}

/** Along one axis: from one edge to the other where there is room between, else the middle of what both cover. */
function ends(a: number, aSize: number, b: number, bSize: number): [number, number] {
  if (a + aSize <= b) return [a + aSize, b];
  if (b + bSize <= a) return [a, b + bSize];
  const middle = (Math.max(a, b) + Math.min(a + aSize, b + bSize)) / 2;
  return [middle, middle];
}

function distance(one: Box, other: Box | undefined): number {
  if (!other) return Infinity;
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) + Math.abs(one.width - other.width) + Math.abs(one.height - other.height);
}

function round(value: number): number {
  return Math.round(value * 2) / 2;
}
