// A scene for every card of The City. They are drawn when the client is built (build/scenes.ts); the
// board fetches them by scenes.ts.

import { block, door, gable, tree, windows, type Scene } from '../../art/kit';
import { CULTURE } from './art/culture';
import { HOMES } from './art/homes';
import { LANDMARKS } from './art/landmarks';
import { SHOPS } from './art/shops';
import { TRAFFIC } from './art/traffic';
import { WORK } from './art/work';

const OTHER: Scene = [
  ...block(36, 48, 44),
  gable(36, 36, 48, 16),
  ...windows(40, 42, 40, 24, 4, 2),
  door(56, 8, 12),
  ...tree(20, 1.1),
  ...tree(102, 0.9),
];

export const SCENES: Readonly<Record<string, Scene>> = { ...LANDMARKS, ...HOMES, ...SHOPS, ...WORK, ...CULTURE, ...TRAFFIC, other: OTHER };
