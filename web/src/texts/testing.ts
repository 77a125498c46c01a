// Texts for tests, read from the files themselves.
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { emptyBundle, type Language, sayIn, type Values } from './texts.svelte';

/** A `t` that knows *parts* of one language; an unknown key fails the test. */
export function textsOf(language: Language, ...parts: string[]): (key: string, values?: Values) => string {
  const bundle = emptyBundle(language);
  for (const part of parts) {
    const file = new URL(`../../../src/tricity/texts/${language}/${part}.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(file, 'utf-8')));
  }
  return (key, values = {}) => {
    const said = sayIn(bundle, key, values);
    if (said === null) throw new Error(`no text is called '${key}'`);
    return said;
  };
}
