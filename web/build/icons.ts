// Icons come as one picture of all that are used: `house.svg?icon` is the address of one in it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const USED = /@phosphor-icons\/core\/assets\/(\w+\/[\w-]+)\.svg\?(?:icon|raw)/g;
const ASKED = /@phosphor-icons\/core\/assets\/(\w+\/[\w-]+)\.svg\?(?:icon|raw)$/;
const SOURCES = join(import.meta.dirname, '../src');
const SHEET = '\0icons';
const DEV_ADDRESS = '/dev/icons.svg';

export function icons(): Plugin {
  let sheet = '';
  let isBuild = false;
  return {
    name: 'icons',
    enforce: 'pre',
    configResolved: (config) => void (isBuild = config.command === 'build'),
    buildStart() {
      if (isBuild) sheet = this.emitFile({ type: 'asset', name: 'icons.svg', source: drawn(used()) });
    },
    configureServer(server) {
      server.middlewares.use(DEV_ADDRESS, (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(drawn(used()));
      });
    },
    resolveId: (id) => (id === SHEET || ASKED.test(id) ? id : null),
    load(id) {
      if (id === SHEET) return `export default ${isBuild ? `import.meta.ROLLUP_FILE_URL_${sheet}` : JSON.stringify(DEV_ADDRESS)}`;
      const name = ASKED.exec(id)?.[1];
      return name ? `import sheet from '${SHEET}'; export default sheet + '#${symbol(name)}'` : null;
    },
  };
}

/** The icons that the sources import. */
function used(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).filter((file) => /\.(svelte|ts)$/.test(file));
  const names = files.flatMap((file) => [...readFileSync(join(SOURCES, file), 'utf-8').matchAll(USED)].map(([, name = '']) => name));
  return [...new Set(names)].sort();
}

function drawn(names: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${names.map(drawing).join('')}</svg>`;
}

function drawing(name: string): string {
  const file = join(import.meta.dirname, '../node_modules/@phosphor-icons/core/assets', `${name}.svg`);
  const inner = readFileSync(file, 'utf-8').replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');
  return `<symbol id="${symbol(name)}" viewBox="0 0 256 256">${inner}</symbol>`;
}

/** `fill/house-fill` is called `house-fill`, `regular/house` is `house`. */
function symbol(name: string): string {
  return name.split('/').at(-1) ?? name;
}
