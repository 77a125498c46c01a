// How a game of Microcity ends: fireworks over the city, a stopped clock, a closed site.

import { GROUND, block, box, disc, flag, gable, line, poly, ring, tree, windows, type Paint, type Scene } from '../../../art/kit';
import { clock, crane, worker } from './parts';

function firework(x: number, y: number, r: number, paint: Paint): Scene {
  return Array.from({ length: 10 }, (_, i) => {
    const turn = (i / 10) * 2 * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return [line(x + c * r * 0.35, y + s * r * 0.35, x + c * r, y + s * r, 1.2, paint), disc(x + c * r * 1.15, y + s * r * 1.15, 1, 'light')];
  }).flat();
}

const won: Scene = [
  { d: 'M0 0h120v90h-120z', paint: 'dark' },
  ...firework(26, 20, 13, 'flag'), ...firework(92, 17, 14, 'light'), ...firework(60, 12, 8, 'leaf'),
  ...block(6, 24, 34, 'brick'), ...windows(8, 49, 20, 24, 3, 3, 'light'), ...block(90, 24, 40, 'wall'), ...windows(92, 43, 20, 30, 3, 4, 'light'),
  ...block(42, 36, 44, 'stone'), gable(42, 36, 36, 12), ...clock(60, 47, 6), ...windows(44, 56, 32, 12, 4, 1, 'light'), box(55, 70, 10, 10, 'dark'), ...flag(60, 25, 12),
  ...tree(36, 0.8), ...tree(84, 0.8), box(0, 80, 120, 10, 'ground'),
  ...worker(30, 'flag', 0.62), ...worker(90, 'leaf-2', 0.62), { d: 'M30 66q30 12 60 0v3q-30 12 -60 0z', paint: 'flag' },
];

const time: Scene = [
  ...crane(22, 56, 40, 'metal'), line(54, 24, 54, 40, 0.8, 'metal'), { d: 'M52 40a3 3 0 1 0 4 0z', paint: 'metal' },
  ...block(70, 36, 22, 'brick'), ...[72, 80, 88, 96, 104].map((x) => box(x, 44, 1.6, 16, 'metal')), box(70, 57, 36, 2, 'stone-2'),
  box(74, 64, 8, 8, 'dark'), box(88, 64, 8, 8, 'dark'),
  ...clock(52, 60, 18), ring(52, 60, 19, 2, 'metal'), ...heapOfPlans(),
];

function heapOfPlans(): Scene {
  return [poly([8, GROUND, 12, 72, 30, 72, 34, GROUND], 'chalk'), line(13, 75, 30, 75, 0.8, 'water'), line(12, 77.5, 31, 77.5, 0.8, 'water')];
}

const tokens: Scene = [
  ...crane(96, 62, -44, 'metal'), ...block(16, 40, 30, 'wall'), ...windows(18, 53, 36, 12, 4, 1, 'dark'),
  ...Array.from({ length: 12 }, (_, i) => poly([2 + i * 10, GROUND, 2 + i * 10, 60, 6 + i * 10, 55, 10 + i * 10, 60, 10 + i * 10, GROUND], i % 2 ? 'wall-2' : 'wall')),
  box(0, 63, 120, 3, 'brick'), box(0, 74, 120, 3, 'brick'),
  poly([42, 44, 78, 44, 78, 68, 42, 68], 'chalk'), ring(60, 54, 6.5, 2.2, 'metal'), box(51, 54, 18, 12, 'light'), disc(60, 59, 2, 'dark'), box(59.2, 59, 1.6, 4, 'dark'),
];

export const ENDINGS: Record<string, Scene> = { won, time, tokens };
