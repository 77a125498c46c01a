// Which page an address shows; pages are fetched when they are needed.
import type { Component } from 'svelte';
import { loadTexts } from '../texts/texts.svelte';

type Props = Record<string, string>;
export type Page = { key: string; isTable: boolean; props: Props; load: () => Promise<Component<Props>> };

export function pageFor(path: string): Page {
  const [, first = '', second = '', third = ''] = path.split('/');
  if (first === '') return page('home', () => plain(import('./Home.svelte')));
  if (first === 'about') return page('about', () => plain(import('./About.svelte')));
  if (first === 'new') return page('new', () => fetched(import('./NewTable.svelte')));
  if (first === 'rules') return page(path, () => fetched(import('./Rules.svelte')), { game: second || 'pointcity' });
  if (first === 'tutorial') return page(path, () => fetched(import('./Tutorial.svelte')), { game: second }, true);
  if (first === 'daily') return page('daily', () => fetched(import('./Daily.svelte')), { day: second });
  if (first === 't' && second && third === 'replay') return page(path, () => fetched(import('./Replay.svelte')), { id: second }, true);
  if (first === 't' && second) return page(path, () => fetched(import('./Table.svelte')), { id: second }, true);
  if (first === 'cards') return page(path, () => fetched(import('./Cards.svelte')), { game: second });
  if (import.meta.env.DEV && first === 'dev' && second === 'board') {
    return page(path, () => fetched(import('./DevBoard.svelte')), { game: third }, true);
  }
  return page('lost', () => plain(import('./Lost.svelte')));
}

function page(key: string, load: Page['load'], props: Props = {}, isTable = false): Page {
  return { key, isTable, props, load };
}

// Svelte types a component by its own properties; the router knows them as strings.
async function plain(module: Promise<{ default: unknown }>): Promise<Component<Props>> {
  return (await module).default as Component<Props>;
}

/** A page that says more than the shell does. */
async function fetched(module: Promise<{ default: unknown }>): Promise<Component<Props>> {
  const [found] = await Promise.all([plain(module), loadTexts('web-play')]);
  return found;
}
