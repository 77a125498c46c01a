// Where words stand on the page, as ranges, and how they are made to shine without touching the page.
import { spans } from './search';

const READ = 'h1, h2, h3, p, li, td, th, figcaption';
const ALL = 'rules-hit';
const ONE = 'rules-now';

/** Every place in *root* where *query* is written, in reading order. */
export function hits(root: HTMLElement, query: string): Range[] {
  const blocks = [...root.querySelectorAll<HTMLElement>(READ)];
  return blocks.filter((block) => !block.querySelector(READ)).flatMap((block) => hitsIn(block, query));
}

export function shine(ranges: readonly Range[], now: Range | undefined): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.set(ALL, new Highlight(...ranges));
  CSS.highlights.set(ONE, new Highlight(...(now ? [now] : [])));
}

function hitsIn(block: HTMLElement, query: string): Range[] {
  const nodes = textNodes(block);
  const text = nodes.map(({ data }) => data).join('');
  return spans(text, query).map(({ start, end }) => {
    const range = document.createRange();
    range.setStart(...pointAt(nodes, start));
    range.setEnd(...pointAt(nodes, end));
    return range;
  });
}

function textNodes(block: HTMLElement): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest('[aria-hidden], .hidden') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

/** The node and offset of a place in the joined text of *nodes*. */
function pointAt(nodes: readonly Text[], place: number): [Text, number] {
  let rest = place;
  const node = nodes.find(({ length }) => rest <= length || ((rest -= length), false)) ?? (nodes.at(-1) as Text);
  return [node, Math.min(rest, node.length)];
}
