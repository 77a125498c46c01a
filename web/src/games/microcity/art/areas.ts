// What stands in an area: small on side A of a district card, grown on side B.

import {
  GROUND, awning, block, box, chimney, dome, door, fir, flag, gable, hip, line, poly, smoke, tree, windows, type Scene,
} from '../../../art/kit';
import { girder, headframe, heap, logs, sawtooth } from './parts';

const wagon = (x: number): Scene => [
  poly([x, GROUND - 10, x + 20, GROUND - 10, x + 17, GROUND - 3, x + 3, GROUND - 3], 'brick'),
  poly([x + 2, GROUND - 10, x + 7, GROUND - 14, x + 12, GROUND - 12, x + 18, GROUND - 10], 'dark'),
  { d: `M${x + 3} ${GROUND - 2}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM${x + 13} ${GROUND - 2}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z`, paint: 'dark' },
];

const cottage = (x: number, w: number, h: number, isBrick = false): Scene => [
  ...block(x, w, h, isBrick ? 'brick' : 'wall'),
  gable(x, GROUND - h, w, h * 0.62),
  box(x + w * 0.14, GROUND - h * 0.72, w * 0.24, h * 0.34, 'light'),
  box(x + w * 0.64, GROUND - h * 0.72, w * 0.22, h * 0.34, 'glass'),
  door(x + w * 0.42, 6, h * 0.5),
];

const shop = (x: number, w: number, h: number): Scene => [
  ...block(x, w, h, 'wall'),
  box(x - 1.5, GROUND - h - 3, w + 3, 4, 'stone-2'),
  ...windows(x + 2, GROUND - h + 3, w - 4, h - 26, 3, 1),
  box(x + 3, GROUND - 15, w - 14, 11, 'glass'),
  door(x + w - 9, 6, 13),
  ...awning(x, GROUND - 22, w, 6),
];

const flats = (x: number, w: number, h: number, paint: 'wall' | 'brick' | 'stone'): Scene => [
  ...block(x, w, h, paint),
  box(x - 1, GROUND - h - 2, w + 2, 3, 'stone-2'),
  ...windows(x + 1, GROUND - h + 3, w - 2, h - 14, 3, Math.round(h / 14)),
  door(x + w / 2 - 3, 6, 10),
];

export const AREAS_A: Record<string, Scene> = {
  coal: [...headframe(40, 54), ...block(70, 24, 18, 'brick'), gable(70, 62, 24, 8), door(79, 6, 10), ...heap(90, 28, 17), ...heap(4, 24, 12)],
  steel: [
    ...smoke(93, 22), ...chimney(84, 46, 7), ...block(18, 66, 24, 'wall'), ...sawtooth(18, 56, 66, 4, 11),
    box(26, 62, 14, 18, 'dark'), box(28, 68, 10, 12, 'light'), ...windows(46, 60, 34, 10, 4, 1),
    ...girder(96, 70, 10), ...girder(107, 70, 10),
  ],
  wood: [...fir(12, 1.5), ...fir(108, 1.8), ...block(34, 40, 20, 'wall'), gable(34, 60, 40, 15), box(44, 64, 20, 16, 'dark'), ...logs(72, 3, 4.4), ...fir(94, 1.1)],
  commercial: [...shop(10, 32, 40), ...shop(44, 34, 50), ...shop(80, 30, 36), ...flag(61, 28, 12)],
  residential: [...tree(14, 1.2), ...cottage(24, 32, 24), ...cottage(66, 30, 28, true), ...tree(106, 1.35), ...tree(61, 0.8)],
};

export const AREAS_B: Record<string, Scene> = {
  coal: [
    ...block(50, 26, 40, 'brick'), box(48, 38, 30, 3, 'dark'), ...windows(52, 44, 22, 28, 3, 3),
    ...headframe(24, 64), line(76, 46, 108, 62, 4, 'metal'), line(92, 54, 92, GROUND, 2, 'metal'), ...heap(88, 32, 20), ...wagon(40), ...wagon(63),
  ],
  steel: [
    ...smoke(20, 14), ...chimney(12, 60, 6), ...smoke(36, 24), ...chimney(27, 48, 6),
    poly([46, GROUND, 49, 34, 53, 20, 63, 20, 67, 34, 70, GROUND], 'metal'), box(48, 46, 20, 3, 'dark'), box(51, 30, 14, 3, 'dark'),
    box(54, 68, 8, 12, 'light'), line(66, 26, 88, 56, 4, 'stone-2'),
    ...block(76, 42, 26, 'wall'), ...sawtooth(76, 54, 42, 3, 9), ...windows(78, 60, 38, 9, 5, 1), box(78, 71, 12, 9, 'dark'),
  ],
  wood: [
    ...fir(8, 1.4), ...block(18, 50, 30, 'wall'), hip(18, 50, 50, 14), box(26, 58, 15, 22, 'dark'), ...windows(44, 58, 22, 12, 2, 1),
    ...chimney(58, 54, 5), ...smoke(66, 18), line(78, GROUND, 78, 30, 3, 'flag'), line(74, 32, 112, 32, 3, 'flag'), line(104, 32, 104, 50, 1, 'dark'),
    box(92, 50, 24, 5, 'brick'), ...logs(80, 4, 3.9),
  ],
  commercial: [
    ...block(8, 30, 56, 'glass'), ...windows(9, 26, 28, 46, 3, 5), box(7, 22, 32, 3, 'stone-2'),
    ...block(40, 46, 44, 'stone'), dome(63, 36, 13, 'roof'), ...flag(63, 23, 13), ...windows(42, 40, 42, 16, 6, 1), box(44, 62, 38, 18, 'glass'), ...awning(40, 58, 46, 8),
    box(60, 64, 6, 16, 'dark'), ...block(88, 26, 62, 'wall'), ...windows(89, 22, 24, 40, 3, 4), box(92, 68, 18, 12, 'light'), ...awning(88, 62, 26, 4),
  ],
  residential: [
    ...flats(8, 28, 48, 'wall'), ...flats(36, 26, 62, 'brick'), ...flats(62, 28, 40, 'stone'), hip(62, 40, 28, 9), ...flats(90, 22, 54, 'wall'),
    ...tree(36, 0.9), ...tree(90, 1), ...tree(113, 0.8),
  ],
};
