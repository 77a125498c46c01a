// Texts for tests, read from the files themselves.
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { Resolver } from './resolver';
import { type Language, Speech, type Values } from './texts.svelte';

/** A `t` that knows *parts* of one language; an unknown key fails the test. */
export function textsOf(language: Language, ...parts: string[]): (key: string, values?: Values) => string {
  const entries = parts.flatMap((part) => {
    const file = new URL(`../../../src/tricity/texts/${language}/${part}.ftl`, import.meta.url);
    return new FluentResource(readFileSync(file, 'utf-8')).body;
  });
  const speech = new Speech(entries, new Resolver(language, entries));
  return (key, values = {}) => {
    const said = speech.say(key, values);
    if (said === null) throw new Error(`no text is called '${key}'`);
    return said;
  };
}
