// A scene for every building of Point City, by the name on its card. They are drawn when the client
// is built (build/scenes.ts); the board fetches them by scenes.ts.
import { block, box, gable, windows, type Scene } from '../../art/kit';
import { LARGE } from './art-large';
import { MIDDLE } from './art-middle';
import { SMALL } from './art-small';
import { STREET } from './art-street';

// People may play with card tables of their own; a building that we never saw is a house.
const HOUSE: Scene = [...block(34, 52, 44), gable(34, 36, 52, 18), ...windows(38, 42, 44, 32, 3, 2), box(56, 66, 8, 14, 'dark')];

export const SCENES: Readonly<Record<string, Scene>> = { house: HOUSE, ...STREET, ...SMALL, ...MIDDLE, ...LARGE };
