// Covers become pictures when the client is built: `Cover.svelte?picture` is the address of one.
// Their colours are those of the page, so they are put into it; their styles come with the rest.
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

const QUERY = 'Cover.svelte?picture';
const STYLE = 'cover-style:';

export function covers(): Plugin {
  const styles = new Map<string, string>();
  let painter: Promise<ViteDevServer> | null = null;
  let isBuild = false;
  return {
    name: 'covers',
    enforce: 'pre',
    configResolved: (config) => void (isBuild = config.command === 'build'),
    resolveId: (id) => (id.startsWith(STYLE) ? `\0${id}` : null),
    async load(id) {
      if (id.startsWith(`\0${STYLE}`)) return styles.get(id.slice(STYLE.length + 1)) ?? '';
      if (!id.endsWith(QUERY)) return null;
      const file = id.replace('?picture', '');
      this.addWatchFile(file);
      painter ??= openPainter();
      const { svg, css } = await paint(await painter, file);
      styles.set(`${file}.css`, css);
      const style = `import ${JSON.stringify(`${STYLE}${file}.css`)};`;
      if (!isBuild) return `${style} export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`)}`;
      const name = `cover-${file.split('/').at(-2)}.svg`;
      return `${style} export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source: svg })}`;
    },
    async buildEnd() {
      await (await painter)?.close();
      painter = null;
    },
  };
}

/** A second Vite that runs components instead of packing them. */
function openPainter(): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    plugins: [svelte({ configFile: false, preprocess: vitePreprocess(), compilerOptions: { runes: true, css: 'injected', dev: false } })],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
}

async function paint(painter: ViteDevServer, file: string): Promise<{ svg: string; css: string }> {
  const [{ default: Cover }, { render }] = await Promise.all([painter.ssrLoadModule(file), painter.ssrLoadModule('svelte/server')]);
  const { head, body } = (render as (component: unknown) => { head: string; body: string })(Cover);
  const css = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('\n');
  return { svg: body.replace(/<!--.*?-->/gs, '').trim(), css };
}
