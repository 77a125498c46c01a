// The components of Microcity for the gallery.
import type { MicrocityComponents } from '../../api/types';
import { FACES, TRACKS } from '../../games/microcity/moves';
import { areaFacts, districtName, planFacts, projectFacts, scenarioName } from '../../games/microcity/pieces';
import { buildingName } from '../../games/microcity/words';
import { t } from '../../texts/texts.svelte';
import type { Entry, Filter, Shelf } from './browse';

const AREAS = ['coal', 'steel', 'wood', 'commercial', 'residential'];
const SIDES = ['side_a', 'side_b', 'eiffel', 'empire'];
const TOKENS = 10;
const DICE = 3;

export function shelf(components: MicrocityComponents): Shelf {
  const entries = [districts, projects, scenarios, buildings].flatMap((read) => read(components));
  return { entries: [...entries, ...pieces()], filters: filters() };
}

function filters(): Filter[] {
  const kinds = [
    { key: 'district', name: t('web-cards-kind-district') },
    { key: 'project', name: t('web-microcity-projects') },
    { key: 'scenario', name: t('web-cards-kind-scenario') },
    ...SIDES.map((key) => ({ key, name: scenarioName(key) })),
    { key: 'piece', name: t('web-cards-kind-piece') },
  ];
  return [
    { key: 'kind', label: t('web-cards-kind'), choices: kinds, hasGroups: true },
    { key: 'die', label: t('web-cards-die'), choices: FACES.map((face) => ({ key: String(face), name: String(face) })) },
    { key: 'area', label: t('web-cards-area'), choices: AREAS.map((key) => ({ key, name: t(`microcity-area-${key}`) })) },
    { key: 'asks', label: t('web-cards-asks'), choices: TRACKS.map((key) => ({ key, name: t(`microcity-track-${key}`) })) },
  ];
}

function entry(piece: string, group: string, told: Partial<Entry> & Pick<Entry, 'name'>): Entry {
  const { traits, ...rest } = told;
  return {
    piece, group, back: null, caption: '', facts: [], copies: 1, cost: null, points: null, rules: [], ...rest,
    traits: { kind: [group], ...traits },
  };
}

function districts({ districts: cards }: MicrocityComponents): Entry[] {
  return cards.flatMap(({ card, side_a, side_b }) =>
    [{ side: 'a', areas: side_a, back: `district:${card}b` }, { side: 'b', areas: side_b, back: `district:${card}a` }].map(({ side, areas, back }) =>
      entry(`district:${card}${side}`, 'district', {
        name: districtName(card, side),
        caption: districtName(card, side),
        back,
        facts: areas.map(areaFacts),
        traits: { die: areas.flatMap(({ dice }) => dice.map(String)), area: areas.map(({ type }) => type) },
        rules: ['1.1', '5.2', '5.3', '5.4'],
      })));
}

function projects({ projects: cards }: MicrocityComponents): Entry[] {
  return cards.map((card) =>
    entry(`project:${card.name}`, 'project', {
      name: t(`microcity-project-${card.name}`),
      facts: projectFacts(card),
      traits: { die: [String(card.die)] },
      rules: ['1.2', '4.2', '4.4'],
    }));
}

function scenarios({ buildings: sides, levels }: MicrocityComponents): Entry[] {
  return SIDES.map((side) => {
    const plans = sides[side] ?? [];
    const played = levels.filter(({ scenario }) => scenario === side || (scenario === 'a_then_b' && side.startsWith('side')));
    return entry(`scenario:${side}`, 'scenario', {
      name: scenarioName(side),
      facts: [...plans.map((plan) => [buildingName(plan), ...planFacts(plan)].join(' · ')), ...played.map(({ key }) => t(`microcity-option-level-${key}`))],
      traits: { asks: TRACKS.filter((track) => plans.some(({ cost }) => cost[track])) },
      rules: side.startsWith('side') ? ['1.3', '2.4'] : ['1.4', '2.4'],
    });
  });
}

function buildings({ buildings: sides }: MicrocityComponents): Entry[] {
  return SIDES.flatMap((side) =>
    (sides[side] ?? []).map((plan) =>
      entry(`building:${plan.name}`, side, {
        name: buildingName(plan),
        facts: [scenarioName(side), ...planFacts(plan)],
        cost: TRACKS.reduce((sum, track) => sum + (plan.cost[track] ?? 0), 0),
        traits: { asks: TRACKS.filter((track) => plan.cost[track]) },
        rules: side.startsWith('side') ? ['1.3', '5.4'] : ['1.4', '5.5'],
      })));
}

function pieces(): Entry[] {
  const named = (piece: string, name: string, rules: string[], copies = 1): Entry => entry(piece, 'piece', { name, caption: name, rules, copies });
  return [
    named('company:card', t('web-microcity-company'), ['2.3']),
    named('dial:time', t('microcity-time'), ['6.3']),
    named('token:investment', t('microcity-token'), ['6.1'], TOKENS),
    named('die:6', t('web-microcity-dice'), ['3.1'], DICE),
    named('pawn:engineer', t('microcity-engineer'), ['4.1']),
  ];
}
