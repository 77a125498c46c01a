import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsOf } from '../texts/testing';
import { LANGUAGES } from '../texts/texts.svelte';

const schema = readFileSync(new URL('../api/schema.d.ts', import.meta.url), 'utf-8');
const faults = /fault: (("[a-z]+"( \| )?)+);/.exec(schema)?.[1]?.match(/[a-z]+/g) ?? [];

test.each(LANGUAGES)('every fault of a match file is said in %s', (language) => {
  const say = textsOf(language, 'web-replay');
  expect(faults.length).toBeGreaterThan(5);
  for (const fault of [...faults, 'large']) {
    expect(say(`web-replay-fault-${fault}`, { file: 'my.match', line: 12, said: '0 fly' })).toContain('my.match');
  }
  expect(say('web-replay-fault-move', { file: 'a', line: 12, said: '0 fly' })).toMatch(/12.*0 fly/);
});
