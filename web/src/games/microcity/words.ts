// What Microcity says: the question, the moves, the log.

import type { MicrocityComponents } from '../../api/types';
import { t } from '../../texts/texts.svelte';
import type { Happening, Told } from '../board';
import { areaOf, fittingDie, parted, projectPlayed, standing, TRACKS, type Area, type Building, type View } from './moves';

type Values = Record<string, string | number>;
/** A move to choose, a move that was made, or a part of the sentence that tells the round. */
type Form = '' | '.did' | '.said';
const MOVE = 'web-microcity-move-';

export function question(view: View): Told {
  const { clears, takes } = view.question;
  if (view.phase === 'clear' && clears > 1) return { key: 'web-microcity-ask-clear', args: { count: clears } };
  if (view.phase === 'take' && takes > 1) return { key: 'web-microcity-ask-take', args: { count: takes } };
  if (view.phase === 'plan') return { key: 'web-microcity-ask-plan', args: { number: view.dice.length + 1 } };
  return { key: `microcity-phase-${dashed(view.phase)}` };
}

export function describe(words: string, view: View, _components?: MicrocityComponents): string {
  return sayMove(words, view, '');
}

/** A move as part of the sentence that tells the round. */
export function said(words: string, view: View): string {
  return sayMove(words, view, '.said');
}

export function told({ before, after, words }: Happening<View>): string[] {
  const lines = words ? [withGain(words, before, after)] : [];
  return [...lines, ...turnedOver(before, after), ...newRound(before, after), ...ending(after)];
}

export function scores(view: View): number[] {
  return [view.score];
}

export function rivals(): string[] {
  return [];
}

export function effect(name: string): string {
  return t(`microcity-effect-${dashed(name)}`);
}

export function buildingName(building: Pick<Building, 'name'>): string {
  return t(`microcity-building-${building.name}`);
}

export function amount(track: string, count: number): string {
  return t(`web-microcity-amount-${track}`, { count });
}

export function costOf(building: Pick<Building, 'cost'>): string {
  return amounts(building.cost);
}

/** Everything a screen reader should say of an area. */
export function areaLabel(area: Area, view: View): string {
  const fits = area.dice.some((face) => view.dice.includes(face));
  return [
    area.name,
    `${t(`web-microcity-word-${area.type}`)} (${t(`microcity-area-${area.type}`)})`,
    diceLabel(area) + (fits ? ` (${t('web-microcity-fits-yours')})` : ''),
    ...(area.has_token ? [t('microcity-token')] : []),
    ...(area.has_engineer ? [t('microcity-engineer')] : []),
  ].join(', ');
}

export function diceLabel({ dice: [face = 0, other] }: Pick<Area, 'dice'>): string {
  return other ? t('web-microcity-fits-two', { face, other }) : t('web-microcity-fits', { face });
}

export function dashed(name: string): string {
  return name.replaceAll('_', '-');
}

function sayMove(words: string, view: View, form: Form): string {
  const { verb, what } = parted(words);
  return t(MOVE + variant(verb, view) + form, { what, ...details(verb, what, view) });
}

/** Some verbs mean different things in different places. */
function variant(verb: string, view: View): string {
  const kind = standing(view)?.type ?? '';
  if (verb === 'invest') return kind === 'commercial' ? 'invest-commercial' : 'invest';
  if (verb === 'invest-with-die') return isCounted(kind) ? verb : `${verb}-${kind}`;
  if (verb === 'recover') return view.options['recover_costs_time'] === 'false' ? 'recover-free' : verb;
  if (verb === 'skip') return ['investment', 'give', 'sale'].includes(view.phase) ? `skip-${view.phase}` : verb;
  return verb;
}

function isCounted(kind: string): boolean {
  return kind !== 'commercial' && kind !== 'residential';
}

function details(verb: string, what: string, view: View): Values {
  if (['start', 'move', 'clear'].includes(verb)) return { kind: t(`microcity-area-${areaOf(view, what)?.type ?? 'coal'}`) };
  if (verb === 'leave') return { kept: kept(view, Number(what)) };
  if (verb === 'project') return projectDetails(view, Number(what));
  if (verb === 'basic' || verb === 'advanced') return actionDetails(verb, view);
  if (verb.startsWith('invest')) return investment(verb, view);
  if (['take', 'give', 'sell'].includes(verb)) return { some: t(`web-microcity-some-${what}`) };
  if (verb === 'building') return buildingDetails(view, Number(what));
  return {};
}

function kept(view: View, left: number): string {
  const faces = [...view.dice];
  faces.splice(faces.indexOf(left), 1);
  return faces.join(' + ');
}

function projectDetails(view: View, number: number): Values {
  const project = view.projects.find((one) => one.number === number);
  if (!project) return {};
  const { move: steps, die } = project;
  return { name: t(`microcity-project-${project.name}`), steps, die, basic: effect(project.basic), advanced: effect(project.advanced) };
}

function actionDetails(verb: 'basic' | 'advanced', view: View): Values {
  const project = projectPlayed(view);
  return project ? { die: project.die, effect: effect(project[verb]) } : {};
}

/** What the engineer's area gives (§5). */
function investment(verb: string, view: View): Values {
  const kind = standing(view)?.type ?? '';
  const hasDie = verb === 'invest-with-die';
  const die = fittingDie(view) ?? '';
  if (kind === 'commercial' || (kind === 'residential' && hasDie)) return { die };
  return { die, gain: kind === 'residential' ? amount('money', 2) : amount(kind, hasDie ? 2 : 1) };
}

function buildingDetails(view: View, number: number): Values {
  const building = view.buildings.find((one) => one.number === number);
  return building ? { name: buildingName(building), cost: costOf(building) } : {};
}

function amounts(counts: Record<string, number>): string {
  return TRACKS.filter((track) => (counts[track] ?? 0) > 0)
    .map((track) => amount(track, counts[track] ?? 0))
    .join(', ');
}

/** A line of the log with what the move brought, unless it says so itself. */
function withGain(words: string, before: View, after: View): string {
  const done = sayMove(words, before, '.did');
  const saysSo = ['take', 'sell', 'basic'].includes(parted(words).verb);
  const more = Object.fromEntries(TRACKS.map((track) => [track, (after.tracks[track] ?? 0) - (before.tracks[track] ?? 0)]));
  const gained = TRACKS.filter((track) => !saysSo && (more[track] ?? 0) > 0).map((track) => `+${amount(track, more[track] ?? 0)}`);
  const news = [...newlyBuilt(before, after, done), ...gained];
  return news.length ? t('web-said-of', { name: done, what: news.join(', ') }) : done;
}

/** Buildings that stand now; one that the line names already is not named again. */
function newlyBuilt(before: View, after: View, done: string): string[] {
  if (before.side !== after.side) return [];
  const fresh = after.buildings.filter((building, i) => building.is_built && !before.buildings[i]?.is_built);
  return fresh.map(buildingName).filter((name) => !done.includes(name));
}

function turnedOver(before: View, after: View): string[] {
  const districts = after.districts.filter((district, i) => district.side !== before.districts[i]?.side);
  const lines = districts.map(({ card }) => t('web-microcity-district-turned', { card }));
  return before.side === after.side ? lines : [...lines, t('web-microcity-side-turned')];
}

function newRound(before: View, after: View): string[] {
  if (after.round_number === before.round_number || after.is_finished) return [];
  const { round_number: round, time, pool } = after;
  return [t('web-microcity-round-begins', { round, time, pool })];
}

function ending(view: View): string[] {
  return view.ending ? [t(`microcity-ending-${view.ending}`)] : [];
}
