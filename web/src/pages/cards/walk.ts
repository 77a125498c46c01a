// Arrow keys walk from picture to picture, across all groups; Tab stops at one of them.
const SIDEWAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const UPRIGHT: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const EDGES: Readonly<Record<string, number>> = { Home: 0, End: -1 };

/** The picture that *key* leads to from *at*, or none. */
export function reached(key: string, at: Element, all: readonly HTMLElement[]): HTMLElement | undefined {
  const place = all.findIndex((one) => one === at);
  if (place < 0) return undefined;
  if (key in SIDEWAYS) return all[place + (SIDEWAYS[key] ?? 0)];
  if (key in EDGES) return all.at(EDGES[key] ?? 0);
  return key in UPRIGHT ? nextRow(UPRIGHT[key] ?? 0, at, all) : undefined;
}

/** The nearest one in the row above or below. */
function nextRow(step: number, at: Element, all: readonly HTMLElement[]): HTMLElement | undefined {
  const from = at.getBoundingClientRect();
  const middle = from.left + from.width / 2;
  const rest = all
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => (step > 0 ? box.top >= from.bottom : box.bottom <= from.top))
    .map(({ one, box }) => ({ one, away: Math.abs(box.top - from.top), aside: Math.abs(box.left + box.width / 2 - middle) }));
  const closest = Math.min(...rest.map(({ away }) => away));
  return rest.filter(({ away }) => away < closest + from.height / 2).sort((one, other) => one.aside - other.aside)[0]?.one;
}
