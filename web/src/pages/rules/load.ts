// What a rules page is made of, fetched when it is opened.
import type { Component } from 'svelte';
import { gameComponents } from '../../api/tables';
import type { GameKey } from '../../games';
import { type Language, loadTexts } from '../../texts/texts.svelte';
import type { Example, Prose } from './tree';

type PieceProps = { piece: string; components: unknown };
export type FigureProps = { view: unknown; seat: number; components: unknown; names: string[]; part: string };
type Drawing<Props> = { default: Component<Props & Record<string, unknown>> };

/** What pictures and examples are drawn with. */
export type Kit = {
  game: GameKey;
  components: unknown;
  examples: Record<string, Example>;
  Piece: Component<PieceProps>;
  Figure: Component<FigureProps>;
  Sign: Component<{ name: string }>;
};

const pages = import.meta.glob<string>('../../../../src/tricity/texts/*/rules/*.md', { query: '?rules', import: 'default', eager: true });
const examples = import.meta.glob<string>('./examples/*.json', { query: '?url', import: 'default', eager: true });
const pieces = import.meta.glob<Drawing<PieceProps>>('../../games/*/Piece.svelte');
const figures = import.meta.glob<Drawing<FigureProps>>('./figures/*/Figure.svelte');
const signs = import.meta.glob<Drawing<{ name: string }>>('./figures/*/Sign.svelte');

export function proseOf(language: Language, game: GameKey): Promise<Prose> {
  return json(pages[`../../../../src/tricity/texts/${language}/rules/${game}.md`]);
}

export async function kitOf(game: GameKey): Promise<Kit> {
  const [components, computed, Piece, Figure, Sign] = await Promise.all([
    gameComponents(game),
    json<Kit['examples']>(examples[`./examples/${game}.json`]),
    drawing(pieces[`../../games/${game}/Piece.svelte`]),
    drawing(figures[`./figures/${game}/Figure.svelte`]),
    drawing(signs[`./figures/${game}/Sign.svelte`]),
    loadTexts('web-rules', game, `web-${game}`),
  ]);
  return { game, components, examples: computed, Piece, Figure, Sign };
}

async function drawing<Props>(load: (() => Promise<Drawing<Props>>) | undefined): Promise<Component<Props & Record<string, unknown>>> {
  if (!load) throw new Error('a drawing of the rules page is missing; see docs/develop/rules-pages.md');
  return (await load()).default;
}

async function json<T>(address: string | undefined): Promise<T> {
  const answer = await fetch(address ?? '');
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}
