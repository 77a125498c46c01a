// A page of rules, as the build makes it from Markdown (build/prose.ts) and the page shows it.

/** Running text: plain words, words that stand out, links, and symbols of the game. */
export type Inline =
  | string
  | { kind: 'strong' | 'em' | 'code'; of: Inline[] }
  | { kind: 'link'; to: string; of: Inline[] }
  | { kind: 'sign'; name: string };

export type Item = { id: string | null; of: Inline[] };

export type Block =
  | { kind: 'text'; of: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'pieces'; pieces: string[]; caption: Inline[] }
  | { kind: 'show'; part: string; caption: Inline[] }
  | { kind: 'moves' }
  | { kind: 'score' }
  | { kind: 'example'; name: string; of: Block[] };

/** `number` is that of the rules page of the documentation: 4, or 4.2. */
export type Section = { number: string; title: Inline[]; of: Block[] };

export type Prose = { title: string; of: Block[]; sections: Section[] };

/** An example as the engine computed it (tools/rules_examples.py). */
export type Example = {
  view: unknown;
  seat: number;
  moves: string[];
  scores: { seat: number; score: number; lines: { what: string; amount: number; times: number }[] }[];
  values: Record<string, string | number>;
};
