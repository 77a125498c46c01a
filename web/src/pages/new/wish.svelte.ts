// A table as somebody wishes it, while they are making up their mind.
import type { GameInfo, Level, NewTable, SeatWish } from '../../api/types';
import type { GameKey } from '../../games';
import { settings } from '../../lib/settings.svelte';

export const LEVELS = ['apprentice', 'builder', 'architect', 'mayor'] as const satisfies readonly Level[];
export const SITTERS = ['here', 'friend', ...LEVELS] as const;
export type Sitter = (typeof SITTERS)[number];
export type Chair = { id: number; sitter: Sitter; name: string };

export const CLOCKS = ['none', 'quick', 'calm', 'long', 'days'] as const;
export type ClockName = (typeof CLOCKS)[number];
const TIMES: Record<Exclude<ClockName, 'none'>, { seconds: number; increment: number }> = {
  quick: { seconds: 300, increment: 5 },
  calm: { seconds: 900, increment: 15 },
  long: { seconds: 3600, increment: 30 },
  days: { seconds: 7 * 86400, increment: 3600 },
};
const USUAL: Record<GameKey, Sitter[]> = {
  pointcity: ['here', 'builder'],
  thecity: ['here', 'builder', 'builder'],
  microcity: ['here'],
};

let nextChair = 0;

export class Wish {
  chairs = $state<Chair[]>([]);
  options = $state<Record<string, string>>({});
  isPublic = $state(false);
  allowsHints = $state(true);
  isUndoFree = $state(true);
  clock = $state<ClockName>('none');
  seed = $state('');
  cards = $state.raw<Record<string, string> | null>(null);
  people = $derived(this.chairs.filter((chair) => chair.sitter === 'here' || chair.sitter === 'friend').length);

  constructor(readonly info: GameInfo) {
    for (const sitter of USUAL[info.key]) this.sit(sitter);
    const first = this.chairs[0];
    if (first) first.name = settings.name;
    this.choosePreset(null);
  }

  sit(sitter: Sitter): void {
    this.chairs.push({ id: nextChair++, sitter, name: '' });
  }

  remove(id: number): void {
    this.chairs = this.chairs.filter((chair) => chair.id !== id);
  }

  /** Take the options of an edition, or the usual ones. */
  choosePreset(name: string | null): void {
    const usual = Object.fromEntries(this.info.options.map((option) => [option.key, option.choices[0] ?? '']));
    this.options = { ...usual, ...(name ? this.info.presets[name] : {}) };
  }

  /** The edition whose options are chosen, if they are one's. */
  get preset(): string | null {
    const names = Object.keys(this.info.presets);
    return names.find((name) => this.info.options.every(({ key, choices }) => this.options[key] === (this.info.presets[name]?.[key] ?? choices[0]))) ?? null;
  }

  get isUsual(): boolean {
    return this.info.options.every(({ key, choices }) => this.options[key] === choices[0]);
  }

  toTable(): NewTable {
    const wish: NewTable = {
      game: this.info.key,
      seats: this.chairs.map(toSeat),
      options: { ...this.options },
      is_public: this.isPublic,
      allows_hints: this.allowsHints,
      undo: this.isUndoFree && this.people <= 1 ? 'free' : 'strict',
    };
    if (this.clock !== 'none') wish.clock = TIMES[this.clock];
    if (this.seed) wish.seed = this.seed.trim().toLowerCase();
    if (this.cards) wish.cards = this.cards;
    return wish;
  }
}

function toSeat({ sitter, name }: Chair): SeatWish {
  if (sitter === 'friend') return { kind: 'open' };
  if (sitter === 'here') return name.trim() ? { kind: 'me', name: name.trim() } : { kind: 'me' };
  return { kind: 'bot', level: sitter };
}
