import { createReadStream, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

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

// The built client becomes part of the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), fixtures()],
  build: {
    outDir: '../src/tricity/web',
    emptyOutDir: true,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.TRICITY_SERVER ?? 'http://127.0.0.1:8080', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
