// Texts are parsed when the client is built, so that the browser needs no parser. They lie side by
// side in one folder, called after all that is in it: `import folder from 'virtual:texts'`.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const SOURCES = join(import.meta.dirname, '../../src/tricity/texts');
const NAME = 'virtual:texts';
const DEV_FOLDER = '/dev/texts/';

export function texts(): Plugin {
  let folder = DEV_FOLDER;
  return {
    name: 'texts',
    buildStart() {
      if (this.meta.watchMode || this.environment.config.command !== 'build') return;
      const all = files().map((file) => [file, parsed(file)] as const);
      const print = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 8);
      folder = `/assets/texts-${print}/`;
      for (const [file, source] of all) this.emitFile({ type: 'asset', fileName: `${folder.slice(1)}${file}.json`, source });
    },
    configureServer(server) {
      server.middlewares.use(DEV_FOLDER, (request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(parsed((request.url ?? '').slice(1).replace('.json', '')));
      });
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(folder)}` : null),
  };
}

/** What the client says: `en/web`, `en/pointcity` …; the terminal has texts of its own. */
function files(): string[] {
  const all = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' });
  return all.filter((file) => file.endsWith('.ftl') && !file.endsWith('cli.ftl')).map((file) => file.replace('.ftl', '')).sort();
}

function parsed(file: string): string {
  return JSON.stringify(new FluentResource(readFileSync(join(SOURCES, `${file}.ftl`), 'utf-8')).body);
}
