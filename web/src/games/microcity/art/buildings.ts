// The buildings of both sides of the building card.

import {
  block, box, chimney, columns, disc, dome, door, fir, flag, gable, hip, line, mast, poly, pond, ring, smoke, tree, windows, type Scene,
} from '../../../art/kit';
import { clock } from './parts';

const houses: Scene = [
  ...tree(9, 1.1),
  ...block(18, 27, 30, 'brick'), gable(18, 50, 27, 17), box(33, 34, 5, 12, 'brick'), ...windows(20, 53, 23, 10, 2, 1), door(28, 7, 13),
  ...block(47, 27, 38, 'wall'), gable(47, 42, 27, 18, 'leaf-2'), ...windows(49, 45, 23, 20, 2, 2), door(57, 7, 13),
  ...block(76, 27, 30, 'stone'), gable(76, 50, 27, 17), box(80, 34, 5, 12, 'brick'), ...windows(78, 53, 23, 10, 2, 1), door(86, 7, 13),
  ...tree(111, 1.3),
];

const school: Scene = [
  ...block(12, 96, 30, 'brick'), hip(12, 50, 96, 9), ...windows(15, 53, 32, 22, 4, 2), ...windows(73, 53, 32, 22, 4, 2),
  ...block(49, 22, 48, 'wall'), gable(49, 32, 22, 12), box(57, 10, 6, 10, 'wall-2'), poly([55, 10, 60, 3, 65, 10], 'roof'),
  dome(60, 18, 2.6, 'light', 4), ...clock(60, 43, 6), door(55, 10, 18, 'dark'), box(50, 78, 20, 2, 'stone'), ...flag(20, 41, 16), ...tree(5, 0.9), ...tree(115, 0.9),
];

const workshop: Scene = [
  ...smoke(100, 26), ...chimney(92, 44, 7), box(10, 52, 84, 28, 'brick'),
  ...[0, 1, 2].flatMap((i) => [
    poly([10 + i * 28, 52, 10 + i * 28, 34, 38 + i * 28, 52], 'roof'),
    poly([10 + i * 28, 52, 10 + i * 28, 34, 14 + i * 28, 36.6, 14 + i * 28, 52], 'glass'),
  ]),
  box(18, 58, 26, 22, 'dark'), ...[0, 1, 2, 3].map((i) => box(18, 59 + i * 5.4, 26, 1, 'metal')),
  ...windows(68, 58, 24, 16, 3, 1, 'light'),
  ...[0, 45, 90, 135].map((turn) => {
    const [c, s] = [Math.cos((turn * Math.PI) / 180) * 9.4, Math.sin((turn * Math.PI) / 180) * 9.4];
    return line(56 - c, 65 - s, 56 + c, 65 + s, 3.6, 'metal');
  }),
  disc(56, 65, 7, 'metal'), disc(56, 65, 3, 'brick'),
];

const townHall: Scene = [
  ...block(12, 96, 32, 'stone'), box(10, 46, 100, 3, 'stone-2'), ...windows(14, 51, 26, 20, 3, 2), ...windows(80, 51, 26, 20, 3, 2),
  poly([38, 48, 60, 34, 82, 48], 'stone-2'), box(40, 48, 40, 32, 'stone-2'), ...columns(40, 50, 40, 27, 5), box(38, 77, 44, 3, 'stone'), door(56, 8, 20),
  box(51, 16, 18, 24, 'wall'), box(63, 16, 6, 24, 'wall-2'), box(49, 14, 22, 3, 'stone-2'), dome(60, 14, 9, 'leaf-2', 8), ...clock(60, 27, 6), ...flag(60, 6, 6),
  ...flag(20, 46, 12), ...flag(98, 46, 12),
];

const parkPavilion: Scene = [
  ...tree(12, 1.6), ...fir(108, 1.7), ...tree(97, 1.1), pond(4, 84, 40, 7),
  box(32, 74, 56, 6, 'stone'), box(36, 44, 48, 30, 'glass'), ...columns(33, 44, 54, 31, 6), box(34, 66, 52, 1.6, 'wall-2'),
  poly([26, 46, 60, 20, 94, 46], 'leaf-2'), poly([60, 20, 94, 46, 72, 46], 'leaf'), box(55, 13, 10, 8, 'wall'), poly([52, 13, 60, 5, 68, 13], 'leaf-2'), ...mast(60, 6, 5),
  box(54, 56, 12, 18, 'dark'), box(50, 78, 20, 2, 'stone-2'),
];

const powerStation: Scene = [
  ...smoke(28, 14), ...smoke(52, 20),
  { d: 'M6 80q10 -26 5 -54h30q-5 28 5 54z', paint: 'stone' }, { d: 'M34 80q2 -26 0 -54h7q-5 28 5 54z', paint: 'stone-2' }, box(10, 26, 32, 3, 'stone-2'),
  { d: 'M40 80q8 -20 4 -40h20q-4 20 4 40z', paint: 'stone' }, { d: 'M59 80q2 -20 0 -40h5q-4 20 4 40z', paint: 'stone-2' }, box(43, 40, 22, 2.4, 'stone-2'),
  ...block(62, 34, 28, 'brick'), ...windows(64, 55, 30, 12, 5, 1, 'light'), ...chimney(80, 58, 5), ...smoke(88, 14),
  line(100, 80, 107, 30, 1.4, 'metal'), line(114, 80, 107, 30, 1.4, 'metal'), line(98, 44, 116, 44, 1.4, 'metal'), line(100, 56, 114, 56, 1.4, 'metal'),
  line(101, 72, 112, 56, 0.9, 'metal'), line(113, 72, 102, 56, 0.9, 'metal'), poly([73, 66, 79, 66, 76, 71, 80, 71, 72, 79, 75, 73, 71, 73], 'light'),
];

const concertHall: Scene = [
  box(0, 78, 120, 12, 'water'), box(14, 70, 92, 9, 'stone'), box(14, 76, 92, 3, 'stone-2'),
  { d: 'M18 70q2 -34 34 -44q-10 22 -6 44z', paint: 'chalk' }, { d: 'M52 26q-10 22 -6 44h-6q-2 -26 12 -44z', paint: 'stone' },
  { d: 'M40 70q4 -44 38 -56q-12 28 -7 56z', paint: 'chalk' }, { d: 'M78 14q-12 28 -7 56h-7q-2 -32 14 -56z', paint: 'stone' },
  { d: 'M70 70q3 -28 30 -36q-8 18 -5 36z', paint: 'chalk' }, { d: 'M100 34q-8 18 -5 36h-5q-2 -22 10 -36z', paint: 'stone' },
  ...windows(20, 70, 80, 7, 10, 1, 'light'),
  line(104, 46, 104, 62, 1.4, 'dark'), line(104, 46, 110, 49, 1.8, 'dark'), disc(102, 62, 2.6, 'dark'),
  box(20, 83, 16, 1, 'chalk'), box(62, 85, 22, 1, 'chalk'),
];

const railwayStation: Scene = [
  ...block(6, 28, 40, 'stone'), ...block(86, 28, 40, 'stone'), box(4, 38, 32, 3, 'stone-2'), box(84, 38, 32, 3, 'stone-2'),
  ...windows(8, 44, 24, 16, 3, 1), ...windows(88, 44, 24, 16, 3, 1),
  dome(60, 60, 30, 'roof', 40), dome(60, 60, 25, 'glass', 34), ...[30, 60, 90, 120, 150].map((turn) => {
    const at = (turn * Math.PI) / 180;
    return line(60, 60, 60 - Math.cos(at) * 25, 60 - Math.sin(at) * 33, 1.4, 'metal');
  }),
  dome(60, 60, 13, 'metal', 17), dome(60, 60, 11, 'light', 15), ...clock(60, 50, 6), box(28, 58, 64, 4, 'stone-2'), box(30, 62, 60, 18, 'dark'),
  poly([34, 78, 34, 66, 38, 63, 96, 63, 96, 78], 'flag'), box(40, 65, 8, 6, 'light'), ...[0, 1, 2, 3].map((i) => box(52 + i * 11, 65, 8, 6, 'glass')),
  box(34, 73, 62, 2, 'chalk'), ...[40, 50, 78, 88].map((x) => disc(x, 79, 2.6, 'metal')),
];

const officeTower: Scene = [
  ...block(10, 24, 42, 'stone'), ...windows(11, 41, 22, 36, 3, 4), ...block(90, 22, 34, 'brick'), ...windows(91, 49, 20, 26, 3, 3),
  box(40, 14, 40, 66, 'glass'), box(66, 14, 14, 66, 'metal'), ...Array.from({ length: 10 }, (_, i) => box(40, 19 + i * 6, 40, 1, 'chalk')),
  ...[46, 53, 60, 67, 74].map((x) => box(x, 14, 0.8, 60, 'chalk')), ...[[47, 20], [54, 32], [61, 26], [47, 50], [68, 44], [61, 56]].map(([x = 0, y = 0]) => box(x, y, 6, 5, 'light')),
  poly([40, 14, 80, 6, 80, 14], 'metal'), ...mast(74, 8, 7), box(36, 72, 48, 8, 'stone-2'), box(54, 72, 12, 8, 'light'), ...tree(34, 0.7), ...tree(87, 0.7),
];

/** What stands for a building of somebody's own cards. */
export const unknown: Scene = [
  ...block(30, 60, 44, 'wall'), hip(30, 36, 60, 14), ...windows(33, 40, 54, 26, 4, 2), door(56, 8, 13), ring(60, 29, 4, 1.6, 'light'), ...tree(18), ...tree(102),
];

export const BUILDINGS: Record<string, Scene> = {
  'houses': houses,
  'school': school,
  'workshop': workshop,
  'town-hall': townHall,
  'park-pavilion': parkPavilion,
  'power-station': powerStation,
  'concert-hall': concertHall,
  'railway-station': railwayStation,
  'office-tower': officeTower,
};
