// Every picture of Microcity. They are drawn when the client is built (build/scenes.ts); the board
// fetches them by scenes.ts.
import type { Scene } from '../../art/kit';
import { AREAS_A, AREAS_B } from './art/areas';
import { BUILDINGS, unknown } from './art/buildings';
import { ENDINGS } from './art/endings';
import { PROJECTS } from './art/projects';
import { TOWERS } from './art/towers';

export const SCENES: Readonly<Record<string, Scene>> = {
  building: unknown,
  ...named('area-a', AREAS_A),
  ...named('area-b', AREAS_B),
  ...named('building', BUILDINGS),
  ...named('project', PROJECTS),
  ...named('ending', ENDINGS),
  ...Object.fromEntries(Object.entries(TOWERS).flatMap(([scenario, parts]) => parts.flatMap(({ name, shapes }, place) => [[`${scenario}-${name}`, shapes], [`${scenario}-${place}`, shapes]]))),
};

function named(kind: string, scenes: Readonly<Record<string, Scene>>): Record<string, Scene> {
  return Object.fromEntries(Object.entries(scenes).map(([name, scene]) => [`${kind}-${name}`, scene]));
}
