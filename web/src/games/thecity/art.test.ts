import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Scene } from '../../art/kit';
import { SCENES } from './art';

const texts = readFileSync(new URL('../../../../src/tricity/texts/en/thecity.ftl', import.meta.url), 'utf-8');
const cards = [...texts.matchAll(/^thecity-card-([a-z-]+) =/gm)].map(([, name = '']) => name.replaceAll('-', '_'));

test('every card has a picture of its own', () => {
  expect(Object.keys(SCENES).sort()).toEqual([...cards, 'other'].sort());
  expect(new Set(Object.values(SCENES).map(packed)).size).toBe(cards.length + 1);
});

test('no outline is broken', () => {
  expect(Object.values(SCENES).flat().filter(({ d }) => /NaN|undefined/.test(d))).toEqual([]);
});

test('the browser gets what is drawn here', async () => {
  const lines = Object.entries(SCENES).map(([key, scene]) => `${JSON.stringify(key)}:${packed(scene)}`);
  await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot('./scenes.json');
});

/** Paint, outline, paint, outline …, with no more digits than an eye can see. */
function packed(scene: Scene): string {
  return JSON.stringify(scene.flatMap(({ paint, d }) => [paint, d.replace(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))]));
}
