// The pictures of the cards as the browser gets them: fetched once, beside the program.
import type { Paint, Scene } from '../../art/kit';
import address from './scenes.json?url';

/** Shapes by card: paint, outline, paint, outline … */
type Packed = Record<string, string[]>;
const PAUSE = 2000;
/** What stands for a card of somebody's own table. */
export const OTHER = 'other';

let scenes = $state.raw<Readonly<Record<string, Scene>>>({});
void fetchScenes();

/** The picture of a card; an empty sky until it has come. */
export function sceneOf(key: string): Scene {
  return scenes[key] ?? scenes[OTHER] ?? [];
}

async function fetchScenes(): Promise<void> {
  try {
    scenes = unpacked((await (await fetch(address)).json()) as Packed);
  } catch {
    setTimeout(() => void fetchScenes(), PAUSE);
  }
}

function unpacked(packed: Packed): Record<string, Scene> {
  return Object.fromEntries(
    Object.entries(packed).map(([key, parts]) => [
      key,
      Array.from({ length: parts.length / 2 }, (_, i) => ({ paint: parts[2 * i] as Paint, d: parts[2 * i + 1] ?? '' })),
    ]),
  );
}
