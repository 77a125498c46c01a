import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The built client becomes part of the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/tricity/web', emptyOutDir: true, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
