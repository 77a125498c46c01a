// The pictures of Microcity, by the key of what they show.
import type { Scene } from '../../art/kit';
import { Scenes } from '../../art/scenes.svelte';
import address from './art.ts?scenes';

const scenes = new Scenes(address);
/** The scenarios that build one tower, from the ground up. */
const TOWERS = ['eiffel', 'empire'];

export function areaScene(side: string, type: string): Scene {
  return scenes.of(`area-${side === 'b' ? 'b' : 'a'}-${type}`);
}

/** A building of somebody's own is one like many. */
export function buildingScene(name: string): Scene {
  return scenes.of(`building-${name}`, 'building');
}

/** A card of somebody's own shows the crew. */
export function projectScene(name: string): Scene {
  return scenes.of(`project-${name}`, 'project-site-crew');
}

export function endingScene(ending: string): Scene {
  return scenes.of(`ending-${ending}`);
}

export function hasTower(scenario: string): boolean {
  return TOWERS.includes(scenario);
}

/** A part of a tower, by its name, or by its place from the ground up. */
export function towerScene(scenario: string, name: string, place: number): Scene {
  return scenes.of(`${scenario}-${name}`, `${scenario}-${place}`);
}
