// The pictures of the cards.
import type { Scene } from '../../art/kit';
import { Scenes } from '../../art/scenes.svelte';
import address from './art.ts?scenes';

const scenes = new Scenes(address);

/** The picture of a card; one of somebody's own table shows a house. */
export function sceneOf(key: string): Scene {
  return scenes.of(key, 'other');
}
