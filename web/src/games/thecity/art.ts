// A scene for every card of The City.

import { block, gable, tree, windows, door, type Scene } from '../../art/kit';
import { CULTURE } from './art/culture';
import { HOMES } from './art/homes';
import { LANDMARKS } from './art/landmarks';
import { SHOPS } from './art/shops';
import { TRAFFIC } from './art/traffic';
import { WORK } from './art/work';

export const SCENES: Readonly<Record<string, Scene>> = { ...LANDMARKS, ...HOMES, ...SHOPS, ...WORK, ...CULTURE, ...TRAFFIC };

/** For cards of somebody's own table. */
const SOME_BUILDING: Scene = [
  ...block(36, 48, 44),
  gable(36, 36, 48, 16),
  ...windows(40, 42, 40, 24, 4, 2),
  door(56, 8, 12),
  ...tree(20, 1.1),
  ...tree(102, 0.9),
];

export function sceneOf(key: string): Scene {
  return SCENES[key] ?? SOME_BUILDING;
}
