// The pictures of the buildings.
import type { Scene } from '../../art/kit';
import { Scenes } from '../../art/scenes.svelte';
import address from './art.ts?scenes';

const scenes = new Scenes(address);

export function scene(name: string): Scene {
  return scenes.of(name, 'house');
}
