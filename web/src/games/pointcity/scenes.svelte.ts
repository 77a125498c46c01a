// The pictures of the buildings, fetched beside the board; until they are there, cards show their sky.
import type { Scene } from '../../art/kit';

const addresses = import.meta.glob<string>('./art.ts', { query: '?scenes', import: 'default', eager: true });
let scenes = $state.raw<Readonly<Record<string, Scene>>>({});

export function scene(name: string): Scene {
  return scenes[name] ?? scenes.house ?? [];
}

async function load(): Promise<void> {
  const answer = await fetch(addresses['./art.ts'] ?? '');
  scenes = (await answer.json()) as typeof scenes;
}

// A table without pictures can still be played.
load().catch(() => undefined);
