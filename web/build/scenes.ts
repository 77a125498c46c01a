// Drawings are made when the client is built: `art.ts?scenes` is the address of what it draws, by name.
import type { Plugin } from 'vite';
import type { Scene } from '../src/art/kit';
import { rest, rounded, run } from './painter';

const QUERY = 'art.ts?scenes';

export function scenes(): Plugin {
  let isBuild = false;
  return {
    name: 'scenes',
    enforce: 'pre',
    configResolved: (config) => void (isBuild = config.command === 'build'),
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.replace('?scenes', '');
      this.addWatchFile(file);
      const { SCENES } = await run<{ SCENES: Record<string, Scene> }>(file);
      const source = rounded(JSON.stringify(SCENES));
      if (!isBuild) return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)}`;
      const name = `scenes-${file.split('/').at(-2)}.json`;
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`;
    },
    buildEnd: rest,
  };
}
