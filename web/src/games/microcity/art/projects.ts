// What happens on a project card, and while the company recovers.

import { GROUND, block, box, disc, dome, gable, line, poly, ring, windows, type Scene } from '../../../art/kit';
import { clock, crane, heap, logs, worker } from './parts';

const tracks = (x: number, w: number): Scene => [
  { d: `M${x} ${GROUND - 5}a5 5 0 0 1 5 -5h${w - 10}a5 5 0 0 1 0 10h${10 - w}a5 5 0 0 1 -5 -5z`, paint: 'dark' },
  ...[0.14, 0.38, 0.62, 0.86].map((part) => disc(x + w * part, GROUND - 5, 2.4, 'metal')),
];

const clearance: Scene = [
  ...heap(78, 40, 26, 'brick', 'wall-2'), poly([104, 62, 112, 56, 116, 64, 108, 68], 'wall'), poly([86, 66, 93, 61, 96, 70, 89, 72], 'stone'),
  ...tracks(16, 50), poly([18, 70, 18, 56, 34, 56, 38, 52, 62, 56, 62, 70], 'light'), box(20, 36, 24, 22, 'light'), box(24, 40, 16, 13, 'glass'), box(17, 33, 30, 4, 'flag'),
  box(54, 42, 4, 14, 'metal'), line(60, 66, 74, 66, 4, 'metal'), { d: 'M72 50q10 14 2 30h8q3 -3 3 -6q-6 -10 -3 -24z', paint: 'metal' },
];

const survey: Scene = [
  poly([-200, 80, -120, 64, -80, 74, -30, 66, 0, 74, 20, 62, 46, 72, 80, 56, 120, 72, 150, 64, 200, 74, 240, 62, 320, 80], 'leaf'),
  line(44, 50, 30, 82, 2.4, 'wall-2'), line(44, 50, 45, 84, 2.4, 'wall-2'), line(46, 50, 60, 82, 2.4, 'wall-2'), box(37, 46, 16, 4, 'dark'),
  box(38, 32, 14, 14, 'flag'), { d: 'M34 34h26v8h-26z', paint: 'metal' }, box(58, 33, 4, 10, 'dark'), disc(45, 38, 3, 'light'), box(42, 27, 6, 5, 'metal'),
  ...Array.from({ length: 7 }, (_, i) => box(94, 22 + i * 8, 7, 8, i % 2 ? 'chalk' : 'flag')), line(62, 38, 93, 38, 0.7, 'flag'),
];

const siteCrew: Scene = [
  ...worker(30, 'flag', 1.25), ...worker(62, 'water', 1.5), ...worker(94, 'leaf-2', 1.25),
  line(104, 80, 104, 40, 2, 'wall-2'), poly([100, 40, 108, 40, 107, 30, 101, 30], 'metal'), line(44, 62, 14, 46, 2, 'wall-2'), box(8, 42, 9, 6, 'metal'),
];

const overtime: Scene = [
  { d: 'M-400 -300h920v390h-920z', paint: 'dark' }, disc(98, 18, 9, 'light'), disc(94, 15, 8, 'dark'),
  ...[[14, 12], [40, 22], [66, 8], [80, 30], [110, 44], [54, 36]].map(([x = 0, y = 0]) => disc(x, y, 1, 'light')),
  ...block(54, 50, 34, 'stone'), ...windows(56, 50, 46, 28, 6, 3, 'light'), box(54, 44, 50, 2, 'stone-2'), ...crane(24, 60, 44, 'flag'),
  line(58, 20, 58, 34, 0.8, 'metal'), box(53, 34, 10, 4, 'metal'), ...clock(38, 62, 12), box(-400, 80, 920, 10, 'stone-2'),
];

const delivery: Scene = [
  box(-400, 79, 920, 3, 'stone-2'), ...[-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((i) => box(6 + i * 30, 84, 14, 1.6, 'chalk')),
  box(10, 66, 72, 5, 'dark'), ...logs(12, 3, 5.6, 66), box(50, 50, 30, 5, 'metal'), box(50, 57, 30, 5, 'metal'), box(48, 63, 34, 3, 'wall-2'),
  box(47, 46, 2, 20, 'metal'), box(80, 46, 2, 20, 'metal'),
  poly([84, 72, 84, 44, 100, 44, 108, 56, 113, 58, 113, 72], 'flag'), poly([89, 48, 98, 48, 104, 57, 89, 57], 'glass'), box(109, 62, 4, 4, 'light'),
  ...[22, 40, 94, 106].flatMap((x) => [disc(x, 75, 6, 'dark'), disc(x, 75, 2.6, 'metal')]),
];

const redevelopment: Scene = [
  ...block(10, 36, 28, 'wall'), gable(10, 52, 36, 16), box(16, 58, 9, 9, 'dark'), box(31, 58, 9, 9, 'dark'), box(25, 68, 7, 12, 'dark'), line(14, 64, 27, 56, 1.6, 'wall-2'),
  { d: 'M50 56h10v-7l11 11l-11 11v-7h-10z', paint: 'flag' },
  ...block(76, 34, 58, 'glass'), ...windows(77, 24, 32, 50, 4, 6), box(74, 19, 38, 3, 'stone-2'),
  line(73, 80, 73, 22, 1.4, 'wall-2'), line(114, 80, 114, 22, 1.4, 'wall-2'), ...[36, 50, 64].map((y) => line(71, y, 116, y, 1.4, 'wall-2')), line(73, 64, 114, 50, 1, 'wall-2'),
];

/** A break in the site hut: hot coffee, cards on the table. */
const recover: Scene = [
  box(14, 36, 62, 40, 'water'), box(56, 36, 20, 40, 'metal'), box(11, 32, 68, 5, 'dark'), box(20, 44, 20, 14, 'light'), box(29.5, 44, 1, 14, 'dark'), box(48, 46, 14, 30, 'dark'),
  box(18, 76, 8, 4, 'stone-2'), box(64, 76, 8, 4, 'stone-2'),
  { d: 'M84 58h22v14q0 8 -8 8h-6q-8 0 -8 -8z', paint: 'flag' }, ring(108, 66, 6, 2.4, 'flag'), dome(95, 58, 11, 'dark', 2),
  { d: 'M89 52q-4 -5 0 -9q4 -4 0 -9h3q4 5 0 9q-4 4 0 9zM99 50q-4 -5 0 -9q4 -4 0 -9h3q4 5 0 9q-4 4 0 9z', paint: 'chalk' },
];

export const PROJECTS: Record<string, Scene> = {
  'clearance': clearance,
  'survey': survey,
  'site-crew': siteCrew,
  'overtime': overtime,
  'delivery': delivery,
  'redevelopment': redevelopment,
  'recover': recover,
};
