import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCENES } from './art';

const texts = readFileSync(new URL('../../../../src/tricity/texts/en/thecity.ftl', import.meta.url), 'utf-8');
const cards = [...texts.matchAll(/^thecity-card-([a-z-]+) =/gm)].map(([, name = '']) => name.replaceAll('-', '_'));

test('every card has a picture of its own', () => {
  expect(Object.keys(SCENES).sort()).toEqual([...cards, 'other'].sort());
  expect(new Set(Object.values(SCENES).map((scene) => JSON.stringify(scene))).size).toBe(cards.length + 1);
});

test('no outline is broken', () => {
  expect(Object.values(SCENES).flat().filter(({ d }) => /NaN|undefined/.test(d))).toEqual([]);
});
