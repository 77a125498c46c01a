// Rules pages are read when the client is built: `game.md?rules` is the address of what was found.
// Names come from the Fluent files and numbers from the computed examples, so a wrong one ends the build.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { Example } from '../src/pages/rules/tree';
import { parseRules, type Say } from './prose';

const QUERY = '.md?rules';
const EXAMPLES = join(import.meta.dirname, '../src/pages/rules/examples');

export function rules(): Plugin {
  let isBuild = false;
  return {
    name: 'rules',
    enforce: 'pre',
    configResolved: (config) => void (isBuild = config.command === 'build'),
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.replace('?rules', '');
      for (const one of sourcesOf(file)) this.addWatchFile(one);
      const source = JSON.stringify(rulesIn(file));
      if (!isBuild) return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)}`;
      const name = `rules-${languageOf(file)}-${gameOf(file)}.json`;
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`;
    },
  };
}

/** The page in *file*, with its names and numbers put in. */
export function rulesIn(file: string): ReturnType<typeof parseRules> {
  const [, examples = '', ...texts] = sourcesOf(file);
  try {
    return parseRules(readFileSync(file, 'utf-8'), sayer(gameOf(file), languageOf(file), examples, texts), languageOf(file) === 'pl' ? tied : undefined);
  } catch (error) {
    throw new Error(`${languageOf(file)}/rules/${basename(file)}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** Words of one letter do not end a line in Polish. */
export function tied(text: string): string {
  return text.replace(/(?<![\p{Letter}\p{Number}])([aiouwz]) /giu, '$1\u00a0');
}

function sourcesOf(file: string): string[] {
  const [game, texts] = [gameOf(file), dirname(dirname(file))];
  return [file, join(EXAMPLES, `${game}.json`), join(texts, `${game}.ftl`), join(texts, `web-${game}.ftl`)];
}

function gameOf(file: string): string {
  return basename(file, '.md');
}

function languageOf(file: string): string {
  return basename(dirname(dirname(file)));
}

function sayer(game: string, language: string, examples: string, texts: string[]): Say {
  const computed = JSON.parse(readFileSync(examples, 'utf-8')) as Record<string, Example>;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(readFileSync(text, 'utf-8')));
  return (reference, example) => {
    const name = reference.replace(/^~/, '');
    const said = name.includes(':') ? text(name) : value(name.includes('.') ? name : `${example}.${name}`);
    return name === reference ? said : said.charAt(0).toLowerCase() + said.slice(1);
  };

  function text(name: string): string {
    const [kind = '', rest = ''] = name.split(':');
    return say(kind === 'text' ? rest : `${game}-${kind}-${rest}`);
  }

  function say(key: string): string {
    const [name = '', attribute] = key.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`no text is called '${key}'; see ${game}.ftl and web-${game}.ftl`);
    return bundle.formatPattern(pattern);
  }

  function value(name: string): string {
    const [example = '', key = ''] = name.split('.');
    const found = computed[example]?.values[key];
    if (found === undefined) throw new Error(`no example has the value '${name}'; add it to tests/examples/${game}.py and run python -m tools.rules_examples`);
    return typeof found === 'string' && found.startsWith(`${game}-`) ? say(found) : String(found);
  }
}
