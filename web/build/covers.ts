// Covers become pictures when the client is built: `Cover.svelte?picture` is the address of one.
// Their colours are those of the page, so they are put into it; their styles come with the rest.
import type { Plugin } from 'vite';
import { rest, rounded, run } from './painter';

const QUERY = 'Cover.svelte?picture';
const STYLE = 'cover-style:';
const PICTURE = 'cover-picture:';

export function covers(): Plugin {
  const styles = new Map<string, string>();
  let isBuild = false;
  return {
    name: 'covers',
    enforce: 'pre',
    configResolved: (config) => void (isBuild = config.command === 'build'),
    async resolveId(id, importer) {
      if (id.startsWith(STYLE)) return `\0${id}`;
      if (!id.endsWith(QUERY)) return null;
      // Under its own name Svelte would compile it.
      const found = await this.resolve(id.replace('?picture', ''), importer);
      return found && `\0${PICTURE}${found.id}.js`;
    },
    async load(id) {
      if (id.startsWith(`\0${STYLE}`)) return styles.get(id.slice(STYLE.length + 1)) ?? '';
      if (!id.startsWith(`\0${PICTURE}`)) return null;
      const file = id.slice(PICTURE.length + 1).replace(/\.js$/, '');
      this.addWatchFile(file);
      const { svg, css } = await paint(file);
      styles.set(`${file}.css`, css);
      const style = `import ${JSON.stringify(`${STYLE}${file}.css`)};`;
      if (!isBuild) return `${style} export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`)}`;
      const name = `cover-${file.split('/').at(-2)}.svg`;
      return `${style} export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source: svg })}`;
    },
    buildEnd: rest,
  };
}

async function paint(file: string): Promise<{ svg: string; css: string }> {
  const [{ default: Cover }, { render }] = await Promise.all([
    run<{ default: unknown }>(file),
    run<{ render: (component: unknown) => { head: string; body: string } }>('svelte/server'),
  ]);
  const { head, body } = render(Cover);
  const css = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('\n');
  return { svg: rounded(body.replace(/<!--.*?-->/gs, '').trim()), css };
}
