// What people read: the Fluent files of the Python package, fetched by language and part.
import folder from 'virtual:texts';
import type { Entries, Pattern, Resolver, Values } from './resolver';

export const LANGUAGES = ['en', 'pl', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type { Values };

/** All that can be said now. */
export class Speech {
  private readonly entries: ReadonlyMap<string, Entries[number]>;

  constructor(
    entries: Entries,
    /** Fills in what is not plain. */
    private readonly resolver: Resolver | null,
  ) {
    this.entries = new Map(entries.map((entry) => [entry.id, entry]));
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  /** The text called *key*, or its attribute as in `key.help`; null where there is none. */
  say(key: string, values: Values): string | null {
    const [name = '', attribute] = key.split('.');
    const entry = this.entries.get(name);
    const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
    if (!pattern) return null;
    return typeof pattern === 'string' ? pattern : (this.resolver?.say(pattern, values) ?? null);
  }
}

const parts = new Set<string>();
const sources = new Map<string, Promise<Entries>>();
let [begun, newest] = [0, 0];
let speech = $state.raw(new Speech([], null));
let language = $state.raw<Language>('en');

/** Say the text called *key*, or its attribute as in `pointcity-option-solo-tie.help`. */
export function t(key: string, values: Values = {}): string {
  const said = speech.say(key, values);
  if (said === null && import.meta.env.DEV && parts.size > 0) console.warn(`no text is called '${key}'`);
  return said ?? key;
}

export function hasText(key: string): boolean {
  return speech.has(key);
}

export function currentLanguage(): Language {
  return language;
}

/** Fetch what *more* subjects say: `web`, or a game with its part of the page. */
export async function loadTexts(...more: string[]): Promise<void> {
  const missing = more.filter((part) => !parts.has(part));
  if (missing.length === 0) return;
  for (const part of missing) parts.add(part);
  await rebuild();
}

/** Say everything in *wanted* from now on, in place. */
export async function speak(wanted: Language): Promise<void> {
  language = wanted;
  document.documentElement.lang = wanted;
  await rebuild();
}

/** The language that the browser asks for; English where we have none. */
export function browserLanguage(wishes: readonly string[] = navigator.languages): Language {
  const known = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return LANGUAGES.find((one) => one === known.find((wish) => LANGUAGES.some((l) => l === wish))) ?? 'en';
}

/** Gather all parts in the language of the moment; who began later knows more, and stands. */
async function rebuild(): Promise<void> {
  const [mine, wanted] = [++begun, language];
  const entries = (await Promise.all([...parts].map((part) => source(wanted, part)))).flat();
  const isPlain = entries.every(({ value, attributes }) => [value, ...Object.values(attributes)].every(isText));
  const resolver = isPlain ? null : new (await import('./resolver')).Resolver(wanted, entries);
  if (mine < newest) return;
  newest = mine;
  speech = new Speech(entries, resolver);
}

function isText(pattern: Pattern | null): boolean {
  return pattern === null || typeof pattern === 'string';
}

function source(of: Language, part: string): Promise<Entries> {
  const name = `${of}/${part}`;
  const known = sources.get(name) ?? fetchEntries(`${folder}${name}.json`);
  sources.set(name, known);
  known.catch(() => sources.delete(name));
  return known;
}

async function fetchEntries(address: string): Promise<Entries> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as Entries;
}
