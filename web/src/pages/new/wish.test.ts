import { expect, test, vi } from 'vitest';
import type { GameInfo } from '../../api/types';

vi.stubGlobal('location', { search: '' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
const { Wish } = await import('./wish.svelte');

const info: GameInfo = {
  key: 'pointcity', name: 'Point City', min_seats: 1, max_seats: 4, rules_version: 1,
  options: [{ key: 'tie', choices: ['draw', 'win'] }, { key: 'row', choices: ['random', 'chosen'] }],
  presets: { fr: { row: 'chosen' } },
  levels: ['apprentice', 'builder', 'architect', 'mayor'],
};

test('the usual table is one person and a bot, with free undo', () => {
  expect(new Wish(info).toTable()).toMatchObject({
    game: 'pointcity',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'builder' }],
    options: { tie: 'draw', row: 'random' },
    undo: 'free',
  });
});

test('several people cannot undo freely', () => {
  const wish = new Wish(info);
  wish.sit('friend');
  expect(wish.toTable()).toMatchObject({ undo: 'strict', seats: [{}, {}, { kind: 'open' }] });
});

test('an edition is recognised by its options', () => {
  const wish = new Wish(info);
  expect(wish.isUsual).toBe(true);
  wish.choosePreset('fr');
  expect(wish.preset).toBe('fr');
  expect(wish.toTable().options).toEqual({ tie: 'draw', row: 'chosen' });
  wish.options['tie'] = 'win';
  expect(wish.preset).toBe(null);
});

test('names, clock, seed and cards are sent only when given', () => {
  const wish = new Wish(info);
  expect(Object.keys(wish.toTable())).not.toContain('clock');
  const [first] = wish.chairs;
  if (first) first.name = ' Ada ';
  wish.clock = 'quick';
  wish.seed = 'AB12 ';
  expect(wish.toTable()).toMatchObject({ seats: [{ name: 'Ada' }, {}], clock: { seconds: 300, increment: 5 }, seed: 'ab12' });
});
