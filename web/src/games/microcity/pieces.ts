// Components by their names: `district:1a`, `area:1a3` (its third quarter), `project:survey`,
// `building:school`, `building:spire`, `scenario:side_a`, `scenario:eiffel`, `company:card`,
// `dial:time`, `token:investment`, `die:4`, `pawn:engineer`.
import type { MicrocityComponents } from '../../api/types';
import { t } from '../../texts/texts.svelte';
import { TRACKS, type Area, type Building, type Project, type View } from './moves';
import { buildingName, costOf, dashed, diceLabel, effect } from './words';

export type Components = MicrocityComponents;
type Quarter = Components['districts'][number]['side_a'][number];
type Plan = Components['buildings'][string][number];

/** A component with what has to be drawn. */
export type Found =
  | { kind: 'district' | 'area'; card: number; side: string; areas: Area[] }
  | { kind: 'project'; project: Project }
  | { kind: 'building' | 'scenario'; number: number; view: View }
  | { kind: 'company' | 'dial' | 'token' | 'pawn' }
  | { kind: 'die'; face: number };

const STOCK = { money: 2, coal: 1, steel: 1, wood: 1 };
const DIAL = 10;
/** A table on which nothing lies yet, for parts that are shown alone. */
export const BLANK: View = {
  game: 'microcity', options: {}, seats: 1, phase: 'over', section: '', stage: 'preparation', waiting: [], is_finished: false,
  ending: null, round_number: 1, time: DIAL, time_at_start: DIAL, pool: 10, tracks: STOCK, districts: [], areas: [],
  engineer: null, dice: [], projects: [], scenario: 'side_a', side: 'side_a', buildings: [], has_planned: false,
  is_time_stopped: false, has_cleared_with_die: false, has_cleared_with_money: false,
  question: { clears: 0, takes: 0, given: null, die: 0, may_skip: false }, score: 0,
};

const PRINTED: Readonly<Record<string, (key: string, components: Components) => Found | null>> = {
  district, area: district, project, building, scenario,
};

export function found(piece: string, components: Components): Found {
  const [kind = '', key = ''] = piece.split(':');
  const one = PRINTED[kind]?.(key, components) ?? alone(kind, key);
  if (!one) throw new Error(`Microcity has no component '${piece}'; say for example project:survey or district:1a`);
  return one;
}

/** Everything that is printed on it. */
export function spoken(one: Found): string {
  if (one.kind === 'district') return [districtName(one.card, one.side), ...one.areas.map(areaFacts)].join('. ');
  if (one.kind === 'area') return one.areas.map(areaFacts).join('. ');
  if (one.kind === 'project') return [t(`microcity-project-${one.project.name}`), ...projectFacts(one.project)].join(', ');
  if (one.kind === 'building') return one.view.buildings.filter(({ number }) => number === one.number).map(planned).join('');
  if (one.kind === 'scenario') return [scenarioName(one.view.side), ...one.view.buildings.map(planned)].join('. ');
  if (one.kind === 'die') return t('web-microcity-die', { face: one.face });
  return { company: t('web-microcity-company'), dial: t('microcity-time'), token: t('microcity-token'), pawn: t('microcity-engineer') }[one.kind];
}

export function districtName(card: number, side: string): string {
  return t('microcity-district', { card, side: side.toUpperCase() });
}

export function scenarioName(side: string): string {
  return t(`microcity-scenario-${dashed(side)}`);
}

export function areaFacts({ type, dice }: Quarter): string {
  return `${t(`microcity-area-${type}`)}: ${diceLabel({ dice })}`;
}

export function projectFacts({ move, basic, die, advanced }: Omit<Project, 'place'>): string[] {
  return [t('web-microcity-steps', { steps: move }), effect(basic), t('web-microcity-with-die', { die, effect: effect(advanced) })];
}

export function planFacts(plan: Plan): string[] {
  const bonus = plan.bonus === 'none' ? [] : [t('web-microcity-bonus', { effect: effect(plan.bonus) })];
  return [t('web-microcity-cost', { cost: costOf(plan) }), ...bonus];
}

function planned(plan: Plan): string {
  return [buildingName(plan), ...planFacts(plan)].join(', ');
}

function district(key: string, { districts }: Components): Found | null {
  const [, number, side = '', quarter] = /^(\d)([ab])(\d?)$/.exec(key) ?? [];
  const card = districts.find((one) => one.card === Number(number));
  if (!card) return null;
  const quarters = side === 'a' ? card.side_a : card.side_b;
  const areas = quarters.map((one, i) => ({ ...one, name: `${card.card}${side}${i + 1}`, has_token: false, has_engineer: false }));
  const kind = quarter ? 'area' : 'district';
  return { kind, card: card.card, side, areas: quarter ? areas.slice(Number(quarter) - 1, Number(quarter)) : areas };
}

function project(key: string, { projects }: Components): Found | null {
  const one = projects.find(({ name }) => name === key);
  return one ? { kind: 'project', project: { ...one, place: 'hand' } } : null;
}

function building(key: string, components: Components): Found | null {
  const side = Object.keys(components.buildings).find((one) => components.buildings[one]?.some(({ name }) => name === key));
  const number = components.buildings[side ?? '']?.find(({ name }) => name === key)?.number;
  return side && number ? { kind: 'building', number, view: showing(side, components) } : null;
}

function scenario(key: string, components: Components): Found | null {
  return components.buildings[key] ? { kind: 'scenario', number: 0, view: showing(key, components) } : null;
}

/** The table with a building card on it. */
function showing(side: string, { buildings }: Components): View {
  const plans: Building[] = (buildings[side] ?? []).map((plan) => ({ ...plan, is_built: false, can_be_built: false }));
  const rich = Object.fromEntries(TRACKS.map((track) => [track, 5]));
  return { ...BLANK, side, scenario: side, buildings: plans, tracks: rich };
}

function alone(kind: string, key: string): Found | null {
  const face = Number(key);
  if (kind === 'die' && face >= 1 && face <= 6) return { kind, face };
  const only = (['company', 'dial', 'token', 'pawn'] as const).find((one) => one === kind);
  return only ? { kind: only } : null;
}
