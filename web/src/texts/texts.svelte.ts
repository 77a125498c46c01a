// What people read: the Fluent files of the Python package, fetched by language and part.
import { FluentBundle, FluentNumber, type FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'pl', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, string | number>;

/** The addresses of the files, by `language/part`. */
const ADDRESSES = new Map(
  Object.entries(
    import.meta.glob<string>(['../../../src/tricity/texts/*/*.ftl', '!../../../src/tricity/texts/*/cli.ftl'], {
      query: '?parsed',
      import: 'default',
      eager: true,
    }),
  ).map(([path, address]) => [path.split('/').slice(-2).join('/').replace('.ftl', ''), address]),
);

const parts = new Set<string>();
type Entries = FluentResource['body'];
const sources = new Map<string, Promise<Entries>>();
let bundle = $state.raw(emptyBundle('en'));
let language = $state.raw<Language>('en');

/** Say the text called *key*, or its attribute as in `pointcity-option-solo-tie.help`. */
export function t(key: string, values: Values = {}): string {
  const said = sayIn(bundle, key, values);
  if (said === null && import.meta.env.DEV && parts.size > 0) console.warn(`no text is called '${key}'`);
  return said ?? key;
}

export function hasText(key: string): boolean {
  return bundle.hasMessage(key);
}

export function currentLanguage(): Language {
  return language;
}

/** Fetch what *more* subjects say: `web`, or a game with its part of the page. */
export async function loadTexts(...more: string[]): Promise<void> {
  const missing = more.filter((part) => !parts.has(part));
  if (missing.length === 0) return;
  for (const part of missing) parts.add(part);
  await rebuild(language);
}

/** Say everything in *wanted* from now on, in place. */
export async function speak(wanted: Language): Promise<void> {
  language = wanted;
  document.documentElement.lang = wanted;
  await rebuild(wanted);
}

/** The language that the browser asks for; English where we have none. */
export function browserLanguage(wishes: readonly string[] = navigator.languages): Language {
  const known = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return LANGUAGES.find((one) => one === known.find((wish) => LANGUAGES.some((l) => l === wish))) ?? 'en';
}

/** The text in *from*, or null where it has none. Numbers are written without grouping. */
export function sayIn(from: FluentBundle, key: string, values: Values): string | null {
  const [name = '', attribute] = key.split('.');
  const message = from.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  const plain = Object.fromEntries(
    Object.entries(values).map(([k, v]) => [k, typeof v === 'number' ? new FluentNumber(v, { useGrouping: false }) : v]),
  );
  return from.formatPattern(pattern, plain, []);
}

export function emptyBundle(of: Language): FluentBundle {
  return new FluentBundle(of, { useIsolating: false });
}

async function rebuild(wanted: Language): Promise<void> {
  const texts = await Promise.all([...parts].map((part) => source(wanted, part)));
  if (wanted !== language) return;
  const fresh = emptyBundle(wanted);
  for (const body of texts) fresh.addResource({ body } as FluentResource);
  bundle = fresh;
}

function source(of: Language, part: string): Promise<Entries> {
  const name = `${of}/${part}`;
  const address = ADDRESSES.get(name);
  if (!address) return Promise.resolve([]);
  const known = sources.get(name) ?? fetchEntries(address);
  sources.set(name, known);
  known.catch(() => sources.delete(name));
  return known;
}

async function fetchEntries(address: string): Promise<Entries> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as Entries;
}
