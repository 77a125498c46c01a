// The turn as one sentence being completed.
import { currentLanguage, t } from '../../texts/texts.svelte';
import type { View } from './kinds';
import type { Turn } from './turn.svelte';
import { nameOf, namesOf } from './words';

export type Sentence = { said: string[]; asked: string; action: string | null };
type Choice = Pick<Turn, 'own' | 'question' | 'picked' | 'hand' | 'given' | 'missing' | 'due' | 'isDiscarding' | 'isOffered'>;

const MOST_NAMED = 5;

export function sentenceOf(turn: Choice, view: View, names: string[]): Sentence {
  const { said, asked, action } = partsOf(turn, view, names);
  return { said, asked: said.length > 0 ? asked : capital(asked), action };
}

function partsOf(turn: Choice, view: View, names: string[]): Sentence {
  if (view.is_finished) return { said: [], asked: t('web-thecity-over'), action: null };
  if (turn.question === null) return { said: done(turn, view), asked: waiting(view, names), action: null };
  if (turn.isDiscarding) return discarding(turn, view);
  return turn.picked ? picked(turn, turn.picked, view) : { said: before(turn, view), asked: asking(turn.question), action: null };
}

function asking(question: string): string {
  if (question === 'second') return t('web-thecity-ask-second');
  if (question === 'extra') return t('web-thecity-ask-extra');
  return question === 'keep' ? t('web-thecity-ask-keep') : t('web-thecity-ask-choose');
}

function picked(turn: Choice, words: string, view: View): Sentence {
  const [verb, key = ''] = words.split(' ');
  if (verb === 'look') return { said: [nameOf(key)], asked: turn.question === 'keep' ? asking('keep') : t('web-thecity-cannot'), action: null };
  if (verb === 'keep') return { said: [...before(turn, view), t('thecity-answer-keep', { card: nameOf(key) })], asked: '', action: t('web-thecity-do-keep') };
  if (verb === 'no-build') return { said: [t('thecity-answer-no-build')], asked: surveying(view), action: t('web-thecity-do-survey') };
  const said = [...before(turn, view), t('thecity-answer-build', { card: nameOf(key) })];
  return { said, asked: t('web-thecity-then-pay', { price: view.own?.prices[key] ?? 0 }), action: t('web-thecity-do-build') };
}

function surveying(view: View): string {
  return view.options['survey'] === 'mix_with_hand' ? t('web-thecity-survey-mix') : t('web-thecity-survey-keep');
}

function discarding(turn: Choice, view: View): Sentence {
  const action = turn.question === 'pay' ? t('web-thecity-do-pay') : t('web-thecity-do-discard');
  if (turn.missing > 0) return { said: before(turn, view), asked: t('web-thecity-mark', { count: turn.missing }), action };
  return { said: before(turn, view), asked: agreeing(turn), action };
}

function agreeing(turn: Choice): string {
  const copies = turn.hand.filter((copy) => turn.given.has(copy.id));
  const isPaying = turn.question === 'pay';
  if (copies.length > MOST_NAMED) {
    const count = copies.length;
    return isPaying ? t('web-thecity-pay-marked', { count }) : t('web-thecity-discard-marked', { count });
  }
  const cards = joined(copies.map((copy) => nameOf(copy.key)));
  return isPaying ? t('web-thecity-pay-with', { cards }) : t('web-thecity-discard-these', { cards });
}

/** What was decided earlier in this turn. */
function before(turn: Choice, view: View): string[] {
  const laid = turn.own?.laid ?? [];
  if (laid.length > 0) return [t('thecity-answer-build', { card: namesOf(laid) })];
  if (turn.question === 'keep' || turn.question === 'discard') return [t('thecity-answer-no-build')];
  if (turn.question === 'deal') return [t('thecity-ask-deal')];
  return turn.question === 'limit' ? [t('web-thecity-too-many', { limit: view.hand_limit })] : [];
}

function done(turn: Choice, view: View): string[] {
  const laid = turn.own?.laid ?? [];
  if (laid.length > 0) return [t('thecity-answer-build', { card: namesOf(laid) })];
  const isSurveying = turn.own !== null && view.phase === 'choose' && view.round_number > 0;
  return isSurveying ? [t('thecity-answer-no-build')] : [];
}

function waiting(view: View, names: string[]): string {
  return t('web-thecity-waiting', { names: joined(view.waiting.map((seat) => names[seat] ?? '')) });
}

function joined(parts: string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(parts);
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
