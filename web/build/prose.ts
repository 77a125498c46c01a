// Reads the Markdown of a rules page; docs/develop/rules-pages.md describes it.
import type { Block, Inline, Item, Prose, Section } from '../src/pages/rules/tree';

/** What a reference between braces stands for; throws where nothing has that name. */
export type Say = (reference: string, example: string | null) => string;

/** The last touch to a piece of text, as a language wishes. */
export type Tidy = (text: string) => string;

type Context = { say: Say; tidy: Tidy; example: string | null };

const HEADING = /^#{2,3} §(\d+(?:\.\d+)?) (.+)$/;
const ITEM = /^(?:- |\d+\. )(.*)$/;
const RULING = /^\*\*(R\d+)\*\*/;
const DIRECTIVE = /^!(\w+)(?: ([^|]+?))?(?: \| (.+))?$/;
// References are put in first, so the text between two marks may be a name.
const MARK = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)|\u0001(.+?)\u0001|(§\d+(?:\.\d+)?|\bR\d+\b)/;
const REFERENCE = /\{([^{}]+)\}/g;

export function parseRules(source: string, say: Say, tidy: Tidy = (text) => text): Prose {
  const [heading = '', ...lines] = source.trimEnd().split('\n');
  if (!heading.startsWith('# ')) throw new Error(`a rules page begins with '# ' and its title, not '${heading}'`);
  const parts = chapters(lines);
  const context: Context = { say, tidy, example: null };
  const sections = parts.slice(1).map(({ number, title, body }): Section => ({ number, title: inline(title, context), of: blocks(body, context) }));
  return { title: heading.slice(2), of: blocks(parts[0]?.body ?? [], context), sections };
}

function chapters(lines: string[]): { number: string; title: string; body: string[] }[] {
  const found = [{ number: '', title: '', body: [] as string[] }];
  for (const line of lines) {
    const [, number, title] = HEADING.exec(line) ?? [];
    if (number && title) found.push({ number, title, body: [] });
    else if (line.startsWith('#')) throw new Error(`a heading needs the number of its section, as in '## §4 Title': '${line}'`);
    else found.at(-1)?.body.push(line);
  }
  return found;
}

function blocks(lines: string[], context: Context): Block[] {
  return groups(lines).map((group) => block(group, context));
}

/** Blocks are parted by empty lines; a directive stands alone. */
function groups(lines: string[]): string[][] {
  const found: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') found.push([]);
    else if (line.startsWith('!')) found.push([line], []);
    else found.at(-1)?.push(line);
  }
  return found.filter((group) => group.length > 0);
}

function block(lines: string[], context: Context): Block {
  const first = lines[0] ?? '';
  if (first.startsWith('>')) return example(lines.map((line) => line.replace(/^> ?/, '')), context);
  if (first.startsWith('!')) return directive(first, context);
  if (first.startsWith('|')) return table(lines, context);
  if (ITEM.test(first)) return { kind: 'list', isOrdered: !first.startsWith('-'), items: items(lines).map((text) => item(text, context)) };
  return { kind: 'text', of: inline(joined(lines), context) };
}

function example(lines: string[], context: Context): Block {
  const name = /^!example ([\w-]+)$/.exec(lines[0] ?? '')?.[1];
  if (!name) throw new Error(`a quotation is an example and begins with '> !example NAME', not '> ${lines[0]}'`);
  return { kind: 'example', name, of: blocks(lines.slice(1), { ...context, example: name }) };
}

function directive(line: string, context: Context): Block {
  const [, name, what = '', caption = ''] = DIRECTIVE.exec(line) ?? [];
  if (name === 'pieces' && what) return { kind: 'pieces', pieces: what.split(/, */), caption: inline(caption, context) };
  if (name === 'show' && what && context.example) return { kind: 'show', part: what, caption: inline(caption, context) };
  if ((name === 'moves' || name === 'score') && context.example) return { kind: name };
  throw new Error(`'${line}' is no directive; there are '!pieces card:1, token:2 | caption' and, inside an example, '!show part', '!moves', '!score'`);
}

function table(lines: string[], context: Context): Block {
  const rows = lines.map((line) => line.replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim(), context)));
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(2) };
}

function items(lines: string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const text = ITEM.exec(line)?.[1];
    if (text !== undefined) found.push(text);
    else found.push(`${found.pop()} ${line.trim()}`);
  }
  return found;
}

function item(text: string, context: Context): Item {
  const id = RULING.exec(text)?.[1] ?? null;
  return { id, of: inline(id ? text.replace(RULING, '').trim() : text, context) };
}

function joined(lines: string[]): string {
  return lines.map((line) => line.trim()).join(' ');
}

function inline(text: string, { say, tidy, example }: Context): Inline[] {
  return marked(tidy(text.replace(REFERENCE, (_, name: string) => (name.startsWith('sign:') ? `\u0001${name.slice(5)}\u0001` : say(name, example)))));
}

function marked(text: string): Inline[] {
  const found = MARK.exec(text);
  if (!found) return text ? [text] : [];
  const [all, strong, em, code, label, to, sign, section] = found;
  const before = text.slice(0, found.index);
  return [...(before ? [before] : []), mark(), ...marked(text.slice(found.index + all.length))];

  function mark(): Inline {
    if (strong) return { kind: 'strong', of: marked(strong) };
    if (em) return { kind: 'em', of: marked(em) };
    if (code) return { kind: 'code', of: [code] };
    if (label && to) return { kind: 'link', to: ours(to), of: marked(label) };
    if (sign) return { kind: 'sign', name: sign };
    return { kind: 'link', to: `#${section?.replace('§', '')}`, of: [section ?? ''] };
  }
}

function ours(address: string): string {
  if (/^(?:#|\/(?!\/))/.test(address)) return address;
  throw new Error(`'${address}' leads away; links of a rules page begin with '#' or '/'`);
}
