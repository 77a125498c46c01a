// The reader of rules pages, and every page as it is.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseRules } from '../../../build/prose';
import { rulesIn, tied } from '../../../build/rules';
import { GAMES } from '../../games';
import { LANGUAGES } from '../../texts/texts.svelte';

const read = (body: string) => parseRules(`# Title\n\n${body}`, (name, example) => `<${example ?? ''}|${name}>`);
const first = (body: string) => read(body).of[0];

it('reads sections by their numbers', () => {
  const { title, sections } = read('Words.\n\n## §4 Payment\n\n### §4.2 Once\n\nMore.');
  expect(title).toBe('Title');
  expect(sections.map(({ number, title }) => [number, title])).toEqual([['4', ['Payment']], ['4.2', ['Once']]]);
});

it('marks words, and makes links of sections and rulings', () => {
  expect(first('A **bold *word* here** and §4.2 (R7), `/`.')).toEqual({
    kind: 'text',
    of: [
      'A ', { kind: 'strong', of: ['bold ', { kind: 'em', of: ['word'] }, ' here'] }, ' and ', { kind: 'link', to: '#4.2', of: ['§4.2'] },
      ' (', { kind: 'link', to: '#R7', of: ['R7'] }, '), ', { kind: 'code', of: ['/'] }, '.',
    ],
  });
});

it('puts in names and symbols', () => {
  expect(first('{card:pond} {sign:energy}')).toEqual({ kind: 'text', of: ['<|card:pond> ', { kind: 'sign', name: 'energy' }] });
});

it('reads lists, rulings and tables', () => {
  expect(first('- one\n  and more\n- two')).toEqual({ kind: 'list', isOrdered: false, items: [{ id: null, of: ['one and more'] }, { id: null, of: ['two'] }] });
  expect(first('1. one')).toMatchObject({ isOrdered: true });
  expect(first('- **R7** No way out.')).toMatchObject({ items: [{ id: 'R7', of: ['No way out.'] }] });
  expect(first('| a | b |\n|---|---|\n| 1 | 2 |')).toEqual({ kind: 'table', head: [['a'], ['b']], rows: [[['1'], ['2']]] });
});

it('reads pictures and examples', () => {
  expect(first('!pieces card:a, card:b | Two.')).toEqual({ kind: 'pieces', pieces: ['card:a', 'card:b'], caption: ['Two.'] });
  expect(first('> !example pay\n> You pay {debt}.\n>\n> !show market a1\n>\n> !moves\n>\n> !score')).toEqual({
    kind: 'example',
    name: 'pay',
    of: [{ kind: 'text', of: ['You pay <pay|debt>.'] }, { kind: 'show', part: 'market a1', caption: [] }, { kind: 'moves' }, { kind: 'score' }],
  });
});

it('ties words of one letter to the next one', () => {
  expect(tied('W mieście i z karty a1, już w grze')).toBe('W\u00a0mieście i\u00a0z\u00a0karty a1, już w\u00a0grze');
  expect(parseRules('# T\n\nKarta z\nrynku.', () => '', tied).of).toEqual([{ kind: 'text', of: ['Karta z\u00a0rynku.'] }]);
});

it.each([
  ['## Payment', 'needs the number'],
  ['> Words of somebody', 'is an example'],
  ['!show market', 'is no directive'],
  ['!picture card:a', 'is no directive'],
  ['[away](https://example.org)', 'leads away'],
  ['[away](//example.org)', 'leads away'],
])('refuses %s', (body, why) => {
  expect(() => read(body)).toThrow(why);
});

it('refuses a page without a title', () => {
  expect(() => parseRules('Words', () => '')).toThrow("begins with '# '");
});

it.each(LANGUAGES.flatMap((language) => GAMES.map((game) => [language, game])))('every name and number exists: %s, %s', (language, game) => {
  const file = new URL(`../../../../src/tricity/texts/${language}/rules/${game}.md`, import.meta.url).pathname;
  expect(existsSync(file)).toBe(true);
  expect(JSON.stringify(rulesIn(file))).not.toMatch(/[{}]:|undefined/);
});
