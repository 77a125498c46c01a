// A scene for every building of Point City, by the name on its card.
import { block, box, gable, windows, type Scene } from '../../art/kit';
import { LARGE } from './art-large';
import { MIDDLE } from './art-middle';
import { SMALL } from './art-small';
import { STREET } from './art-street';

export const SCENES: Readonly<Record<string, Scene>> = { ...STREET, ...SMALL, ...MIDDLE, ...LARGE };

// People may play with card tables of their own; a building that we never saw is a house.
const HOUSE: Scene = [...block(34, 52, 44), gable(34, 36, 52, 18), ...windows(38, 42, 44, 32, 3, 2), box(56, 66, 8, 14, 'dark')];

export function scene(name: string): Scene {
  return SCENES[name] ?? HOUSE;
}
