// Finding words in a page: letters are compared without their accents and case.

export type Span = { start: number; end: number };
/** A text without accents; `places[i]` is where its letter *i* comes from. */
type Folded = { text: string; places: number[] };

const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae', '’': "'", '\u00a0': ' ', '\u202f': ' ' };
const ACCENTS = /\p{Mark}/gu;

export function folded(text: string): Folded {
  const found: Folded = { text: '', places: [] };
  let place = 0;
  for (const letter of text) {
    const plain = bare(letter);
    found.text += plain;
    found.places.push(...Array<number>(plain.length).fill(place));
    place += letter.length;
  }
  return { text: found.text, places: [...found.places, place] };
}

/** Every place of *query* in *text*, from left to right. */
export function spans(text: string, query: string): Span[] {
  const wanted = folded(query.trim().replace(/\s+/g, ' ')).text;
  if (!wanted) return [];
  const { text: plain, places } = folded(text);
  const found: Span[] = [];
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + wanted.length)) {
    found.push({ start: places[at] ?? 0, end: places[at + wanted.length] ?? text.length });
  }
  return found;
}

function bare(letter: string): string {
  const plain = letter.toLowerCase().normalize('NFD').replace(ACCENTS, '');
  return LETTERS[plain] ?? plain;
}
