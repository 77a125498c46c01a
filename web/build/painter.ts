// A second Vite, which runs modules of the client while the first one packs them.
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { createServer, type ViteDevServer } from 'vite';

let painter: Promise<ViteDevServer> | null = null;

/** What *module* exports. */
export async function run<Module>(module: string): Promise<Module> {
  painter ??= createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    plugins: [svelte({ configFile: false, preprocess: vitePreprocess(), compilerOptions: { runes: true, css: 'injected', dev: false } })],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  return (await (await painter).ssrLoadModule(module)) as Module;
}

export async function rest(): Promise<void> {
  await (await painter)?.close();
  painter = null;
}

/** Drawings need no more than two decimals. */
export function rounded(text: string): string {
  return text.replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
