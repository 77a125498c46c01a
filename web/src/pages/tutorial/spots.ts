// Where on a board the things are that a lesson speaks of.
import type { GameKey } from '../../games';

const COLUMNS = 'abcd';
type Where = (...what: string[]) => string;

const POINT_CITY: Record<string, Where> = {
  prompt: () => '.sentence',
  pays: () => '.sentence .pays button.best, .sentence .prompt .actions > .button',
  market: () => '.market',
  cells: (...names) => names.map((name) => `[data-cell="${4 * (Number(name[1]) - 1) + COLUMNS.indexOf(name[0] ?? '')}"]`).join(),
  city: () => '.of:not(.rival) .city',
  skyline: () => '.of:not(.rival) div.sky',
  score: () => '.of:not(.rival) .score',
  rival: () => '.of.rival .city, .rivals',
  tokens: () => '.side .row',
  token: (number) => `.row [data-token="${number}"]`,
  deck: () => '.deck',
};

const THE_CITY: Record<string, Where> = {
  goal: () => '.piles p',
  hand: () => '.hand',
  cards: (...keys) => keys.map((key) => `.hand [data-key="${key}"]`).join(),
  confirm: () => '.sentence .confirm:enabled',
  /** The button, once this card is one of those that go. */
  agree: (key) => `.layout:has(.hand .isMarked[data-key="${key}"]) .sentence .confirm`,
  marked: () => '.hand .isMarked',
  standing: () => '.city header .standing',
  symbols: () => '.city header .symbols',
  rival: () => '.opponent',
};

const MICROCITY: Record<string, Where> = {
  buildings: () => '.buildings .card',
  building: (number) => `.buildings .list > :nth-child(${number})`,
  limits: () => '.dial, .pool',
  pool: () => '.pool',
  company: () => '.company',
  track: (name) => `[data-track="${name}"]`,
  area: (name) => `[data-area="${name}"]`,
  dice: () => '.tray',
  die: (face) => `.tray [data-die="${face}"]`,
  words: (...words) => `.prompt [data-words="${words.join(' ')}"]`,
  project: (number) => `[data-project="${number}"]`,
  basic: (number) => `[data-project="${number}"] .choice:first-of-type`,
  cards: () => '.cards .hand',
  recover: () => '.cards .extra',
};

const SPOTS: Record<GameKey, Record<string, Where>> = { pointcity: POINT_CITY, thecity: THE_CITY, microcity: MICROCITY };

/** The elements that a spot names, such as `cells c1 d1` or `die 5 + words invest with die`. */
export function elementsOf(game: GameKey, spot: string, board: ParentNode): HTMLElement[] {
  const found = spot.split(' + ').flatMap((part) => {
    const [kind = '', ...what] = part.split(' ');
    const selector = SPOTS[game][kind]?.(...what);
    return selector ? [...board.querySelectorAll<HTMLElement>(selector)] : [];
  });
  return found.filter((one) => one.getClientRects().length > 0);
}

const FOCUSABLE = 'button:not(:disabled), a[href], [tabindex]';

/** What of these elements takes the keyboard's focus; after *last*, the next one. */
export function focusableIn(elements: HTMLElement[], last: Element | null): HTMLElement | null {
  const all = elements.flatMap((one) => (one.matches(FOCUSABLE) ? one : (one.querySelector<HTMLElement>(FOCUSABLE) ?? [])));
  return all[(all.findIndex((one) => one === last) + 1) % all.length] ?? null;
}

/** Bring elements into the room between *top* and *bottom* of the window. */
export function bringIntoView(elements: HTMLElement[], top: number, bottom: number, isMoving: boolean): void {
  for (const one of elements) scrollParents(one);
  const boxes = elements.map((one) => one.getBoundingClientRect());
  const [high, low] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  if (boxes.length === 0 || (high >= top && low <= bottom)) return;
  const spare = Math.max(0, (bottom - top - (low - high)) / 2);
  scrollBy({ top: high - top - spare, behavior: isMoving ? 'smooth' : 'instant' });
}

/** Scroll within the parts of the board that scroll by themselves. */
function scrollParents(element: HTMLElement): void {
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
    if (one.scrollHeight <= one.clientHeight || !/auto|scroll/.test(getComputedStyle(one).overflowY)) continue;
    const [inner, outer] = [element.getBoundingClientRect(), one.getBoundingClientRect()];
    if (inner.bottom > outer.bottom) one.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top);
    else if (inner.top < outer.top) one.scrollTop -= outer.top - inner.top;
  }
}
