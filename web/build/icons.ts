// Icons come as one picture of all that are used: `house.svg?icon` is the name of one in it, and
// 'virtual:icons' the address of the picture.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const USED = /@phosphor-icons\/core\/assets\/(\w+\/[\w-]+)\.svg\?icon/g;
const ASKED = /@phosphor-icons\/core\/assets\/\w+\/([\w-]+)\.svg\?icon$/;
const SOURCES = join(import.meta.dirname, '../src');
const DRAWINGS = join(import.meta.dirname, '../node_modules/@phosphor-icons/core/assets');
const PICTURE = 'virtual:icons';
const DEV_ADDRESS = '/dev/icons.svg';

export function icons(): Plugin {
  let picture: string | null = null;
  return {
    name: 'icons',
    enforce: 'pre',
    buildStart() {
      if (this.environment.config.command !== 'build') return;
      picture = this.emitFile({ type: 'asset', name: 'icons.svg', source: drawn() });
    },
    configureServer(server) {
      server.middlewares.use(DEV_ADDRESS, (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(drawn());
      });
    },
    resolveId: (id) => (id === PICTURE ? `\0${PICTURE}` : ASKED.test(id) ? id : null),
    load(id) {
      if (id === `\0${PICTURE}`) return `export default ${picture ? `import.meta.ROLLUP_FILE_URL_${picture}` : JSON.stringify(DEV_ADDRESS)}`;
      const name = ASKED.exec(id)?.[1];
      return name ? `export default '${name}'` : null;
    },
  };
}

/** All icons that the sources import. */
function drawn(): string {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).filter((file) => /\.(svelte|ts)$/.test(file));
  const found = files.flatMap((file) => [...readFileSync(join(SOURCES, file), 'utf-8').matchAll(USED)].map(([, name = '']) => name));
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...new Set(found)].sort().map(drawing).join('')}</svg>`;
}

function drawing(name: string): string {
  const inner = readFileSync(join(DRAWINGS, `${name}.svg`), 'utf-8').replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');
  return `<symbol id="${name.split('/')[1]}" viewBox="0 0 256 256">${inner}</symbol>`;
}
