import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { covers } from './build/covers';
import { icons } from './build/icons';
import { rules } from './build/rules';
import { scenes } from './build/scenes';

/** Serves recorded games to the development page of a board (pages/DevBoard.svelte). */
function fixtures(): Plugin {
  const folder = process.env.TRICITY_FIXTURES ?? 'fixtures';
  return {
    name: 'fixtures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/dev/fixtures', (request, response, next) => {
        const file = join(folder, basename(new URL(request.url ?? '/', 'http://localhost').pathname));
        if (!existsSync(file)) return next();
        response.setHeader('Content-Type', 'application/json');
        createReadStream(file).pipe(response);
      });
    },
  };
}

/**
 * Texts are parsed when the client is built: `file.ftl?parsed` is the address of what was found.
 * So the browser needs no parser.
 */
function texts(): Plugin {
  const QUERY = '.ftl?parsed';
  let isBuild = false;
  return {
    name: 'texts',
    enforce: 'pre',
    configResolved: (config) => void (isBuild = config.command === 'build'),
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.replace('?parsed', '');
      this.addWatchFile(file);
      const source = JSON.stringify(new FluentResource(readFileSync(file, 'utf-8')).body);
      if (!isBuild) return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)}`;
      const name = `${basename(dirname(file))}-${basename(file, '.ftl')}.json`;
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`;
    },
  };
}

const MOTION = 'svelte/src/(animate|transition|easing|motion|internal/client/(loop|dom/elements/(transitions|bindings/size)))';
const FORMS = 'svelte/src/internal/client/dom/elements/bindings/(?!this|shared|size)';
const OURS = 'src/(main|App|texts/texts|lib/(Shell|Footer|Mark|Icon|Toasts|toasts|router|settings|windows|languages|problems)|api/client|games/index|pages/index)\\b';
/** What every page needs comes in one piece, and what only moving cards and forms need apart from it. */
const GROUPS = [
  { name: 'motion', test: new RegExp(MOTION), priority: 2 },
  { name: 'forms', test: new RegExp(FORMS), priority: 2 },
  { name: 'shell', test: new RegExp(`svelte/src|@fluent|esm-env|clsx|vite/preload|${OURS}`), priority: 1 },
];

// The built client becomes part of the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), texts(), covers(), icons(), scenes(), rules(), fixtures()],
  build: {
    outDir: '../src/tricity/web',
    emptyOutDir: true,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: new RegExp(`${MOTION}|${FORMS}`), sideEffects: false }] },
      output: { codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.TRICITY_SERVER ?? 'http://127.0.0.1:8080', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
