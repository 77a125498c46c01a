import { createReadStream, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { covers } from './build/covers';
import { icons } from './build/icons';
import { rules } from './build/rules';
import { scenes } from './build/scenes';
import { texts } from './build/texts';

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

const MOTION = 'svelte/src/(animate|transition|easing|motion|internal/client/(loop|dom/elements/(transitions|bindings/size)))';
const LISTS = 'svelte/src/internal/client/dom/(blocks/(each|await|svelte-head)|elements/bindings/(?!this|shared|size))';
const OURS = 'src/(App|texts/texts|lib/(Shell|Footer|Mark|Icon|Cover|Toasts|toasts|router|settings|windows|languages|problems)|api/client|games/index|games/\\w+/Cover|pages/(index|open))\\b|virtual:(texts|icons)';
const COMMON = 'src/(api/(tables|live|patch)|art/|lib/(sound|time|preferences|Choices|Dialog|Keys|Prompt)|pages/table/(names|Late|history|Breakdown|Scores))\\b';
/**
 * What every page needs comes in one piece, what only moving cards, lists and forms need apart from it,
 * and all that belongs to a game in one piece, too: many small files would each be a name to know.
 */
const GROUPS = [
  ...['pointcity', 'thecity', 'microcity'].map((game) => ({ name: game, test: new RegExp(`src/games/${game}/(?!Cover|Piece|pieces)`), priority: 3 })),
  { name: 'motion', test: new RegExp(MOTION), priority: 2 },
  { name: 'lists', test: new RegExp(LISTS), priority: 2 },
  { name: 'common', test: new RegExp(COMMON), priority: 1 },
  { name: 'shell', test: new RegExp(`svelte/src|esm-env|clsx|vite/preload|${OURS}`), priority: 1 },
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
      optimization: { inlineConst: { mode: 'all' } },
      treeshake: { moduleSideEffects: [{ test: new RegExp(`${MOTION}|${LISTS}`), sideEffects: false }] },
      output: { codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.TRICITY_SERVER ?? 'http://127.0.0.1:8080', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
