// Roads, rails and wings.

import { GROUND, block, box, car, columns, disc, dome, gable, line, poly, ring, windows, type Paint, type Scene } from '../../../art/kit';
import { bus, clock, cloud, curve, letterP, parkingSign, person } from './parts';

function roof(x: number, y: number, paint: Paint): Scene {
  return [curve(`M${x} ${y}v-3l3 -1l2.4 -3h6l3 3l3 1v3z`, paint), box(x + 5.6, y - 6.2, 5, 2.4, 'glass')];
}

function train(x: number, y: number, w: number, paint: Paint): Scene {
  const panes = Math.floor((w - 14) / 9);
  return [
    curve(`M${x} ${y}v-14q0 -2 2 -2h${w - 10}q6 0 8 8l2 8z`, paint),
    ...Array.from({ length: panes }, (_, i) => box(x + 4 + i * 9, y - 13, 6.6, 5, 'light')),
    curve(`M${x + w - 9} ${y - 8}v-5h1q4 0 5 5z`, 'glass'),
    box(x, y - 5, w - 1, 1.6, 'chalk'),
    ...Array.from({ length: Math.floor(w / 12) }, (_, i) => disc(x + 6 + i * 12, y + 1, 2, 'dark')),
  ];
}

function plane(x: number, y: number): Scene {
  return [
    curve(`M${x} ${y}q-6 -1 -8 -12h5l6 7l34 -9q8 -1 9 3q0 3 -6 5l-34 9q-4 0 -6 -3z`, 'chalk'),
    poly([x + 13, y - 3, x + 28, y - 7, x + 14, y + 12, x + 8, y + 13], 'metal'),
    poly([x + 16, y - 7, x + 25, y - 9.5, x + 14, y - 17, x + 10, y - 16], 'stone-2'),
    poly([x - 8, y - 12, x - 3, y - 12, x + 3, y - 5, x - 3, y - 3], 'flag'),
    ...[0, 1, 2, 3, 4].map((i) => disc(x + 14 + i * 5, y - 5.4 - i * 1.4, 1, 'dark')),
    curve(`M${x + 39} ${y - 13.4}l6 -1.4q2 1 2 2l-6 1.6z`, 'glass'),
  ];
}

function dashes(y: number, from: number, to: number): Scene {
  const marks: Scene = [];
  for (let x = from; x < to; x += 12) marks.push(box(x, y, 7, 1.4, 'chalk'));
  return marks;
}

export const TRAFFIC: Record<string, Scene> = {
  car_park: [
    ...block(12, 86, 58, 'stone'),
    ...[28, 46, 64].map((y) => box(15, y, 80, 11, 'dark')),
    ...([['flag', 'light', 'water'], ['chalk', 'flag', 'leaf'], ['water', 'light', 'flag']] as Paint[][]).flatMap((paints, row) =>
      paints.flatMap((paint, i) => roof(18 + i * 25 + (row % 2) * 5, 39 + row * 18, paint))),
    ...[41, 67].map((x) => box(x, 22, 2.4, 58, 'stone-2')),
    box(12, 20, 86, 3, 'stone-2'),
    box(107, 34, 2, 46, 'metal'),
    ...parkingSign(97, 14, 22),
  ],
  park_and_ride: [
    ...cloud(8, 16, 0.8),
    box(0, 54, 120, 3, 'stone-2'),
    ...[16, 44, 72, 100].map((x) => box(x, 56, 4, 24, 'stone')),
    ...train(6, 52, 76, 'leaf-2'),
    box(0, 53.4, 120, 1.4, 'metal'),
    box(97, 30, 2.4, 50, 'metal'),
    box(80, 6, 36, 26, 'water'),
    ...letterWithPlus(84, 10),
    ...trainSign(100, 11),
    ...car(6, 'flag'),
    ...car(36, 'light'),
    ...car(66, 'chalk'),
    ...[3, 32, 62, 92].map((x) => box(x, 78, 1.2, 12, 'chalk')),
  ],
  coach_station: [
    ...block(70, 46, 26, 'wall'),
    ...windows(73, 56, 40, 14, 5, 1, 'light'),
    curve('M2 40q58 -18 116 -2v5q-58 -14 -116 2z', 'accent'),
    ...[12, 50, 88, 110].map((x) => line(x, GROUND, x + 4, 38, 2, 'metal')),
    ...clock(62, 52, 6),
    ...bus(8, 'flag'),
    ...person(66, 'water', 0.7),
    box(70, 74, 6, 6, 'brick'),
    ...person(84, 'light', 0.7),
    box(88, 75, 5, 5, 'accent'),
    box(0, 82, 120, 8, 'stone-2'),
    ...dashes(85.4, 4, 118),
  ],
  railway_station: [
    ...block(4, 112, 30, 'wall'),
    curve('M24 80v-28a36 34 0 0 1 72 0v28z', 'brick'),
    curve('M30 74v-22a30 28 0 0 1 60 0v22z', 'glass'),
    ...[36, 48, 60, 72, 84].map((x) => box(x - 0.8, 60 - Math.sqrt(Math.max(0, 900 - (x - 60) ** 2)) * 0.95 - 6, 1.6, 40, 'metal')),
    box(30, 50, 60, 1.6, 'metal'),
    ...clock(60, 34, 8),
    ...[6, 100].flatMap((x) => [box(x, 34, 14, 46, 'wall-2'), gable(x, 34, 14, 9), box(x + 4, 42, 6, 9, 'glass')]),
    ...train(18, 76, 90, 'flag'),
    box(0, 78.6, 120, 2, 'metal'),
  ],
  interchange: [
    box(0, 0, 120, 90, 'leaf'),
    ...[[18, 20], [100, 70]].flatMap(([x, y]) => [disc(x ?? 0, y ?? 0, 7, 'leaf-2'), disc((x ?? 0) - 8, (y ?? 0) + 5, 4, 'leaf-2')]),
    ...[[44, 29], [76, 29], [44, 61], [76, 61]].map(([x, y]) => ring(x ?? 0, y ?? 0, 16, 6, 'stone')),
    curve('M0 26q34 -2 42 -26h7q-8 32 -49 33z', 'stone'),
    curve('M120 26q-34 -2 -42 -26h-7q8 32 49 33z', 'stone'),
    curve('M0 64q34 2 42 26h7q-8 -32 -49 -33z', 'stone'),
    curve('M120 64q-34 2 -42 26h-7q8 -32 49 -33z', 'stone'),
    box(0, 37, 120, 16, 'stone-2'),
    box(0, 44.2, 120, 1.6, 'chalk'),
    ...dashes(40.4, 2, 120),
    ...dashes(48.4, 8, 120),
    box(52, 0, 16, 90, 'stone-2'),
    box(51, 35, 1.6, 20, 'chalk'),
    box(67.4, 35, 1.6, 20, 'chalk'),
    box(59.2, 0, 1.6, 90, 'light'),
    ...[4, 18, 66, 80].flatMap((y) => [box(55.2, y, 1, 7, 'chalk'), box(63.8, y + 4, 1, 7, 'chalk')]),
    ...carsFromAbove(),
  ],
  freeway: [
    curve('M0 58q20 -16 44 -8q20 -14 40 -2q20 -8 36 8v24h-120z', 'leaf-2'),
    box(0, 56, 120, 34, 'leaf'),
    poly([50, 50, 70, 50, 120, 84, 120, 90, 0, 90, 0, 84], 'stone-2'),
    poly([59, 50, 61, 50, 66, 90, 54, 90], 'light'),
    ...[[52, 62, 46, 68], [42, 72, 33, 81], [28, 85, 22, 90]].map(([x1, y1, x2, y2]) => line(x1 ?? 0, y1 ?? 0, x2 ?? 0, y2 ?? 0, 1.6, 'chalk')),
    ...[[68, 62, 74, 68], [78, 72, 87, 81], [92, 85, 98, 90]].map(([x1, y1, x2, y2]) => line(x1 ?? 0, y1 ?? 0, x2 ?? 0, y2 ?? 0, 1.6, 'chalk')),
    box(14, 14, 2.4, 50, 'stone-2'),
    box(104, 14, 2.4, 50, 'stone-2'),
    box(12, 16, 96, 2.6, 'stone-2'),
    box(24, 12, 30, 17, 'water'),
    box(66, 12, 30, 17, 'water'),
    curve('M38 27v-6h-4l5 -7l5 7h-4v6z', 'chalk'),
    line(76, 26, 76, 20, 2, 'chalk'),
    line(76, 20, 84, 20, 2, 'chalk'),
    poly([84, 16.4, 84, 23.6, 90, 20], 'chalk'),
    ...[[30, 68, 'flag'], [76, 58, 'light']].flatMap(([x, y, paint]) => [
      curve(`M${Number(x)} ${Number(y) + 9}v-6l2.4 -6h9.2l2.4 6v6z`, paint as Paint),
      box(Number(x) + 2.8, Number(y) - 1.4, 8.4, 4, 'glass'),
      box(Number(x) + 0.8, Number(y) + 8, 3, 3, 'dark'),
      box(Number(x) + 10.2, Number(y) + 8, 3, 3, 'dark'),
    ]),
  ],
  bridge: [
    box(0, 66, 120, 24, 'water'),
    ...[[6, 74], [46, 82], [82, 76], [24, 86], [100, 84]].map(([x, y]) => box(x ?? 0, y ?? 0, 15, 1.2, 'chalk')),
    curve('M0 50q14 -4 27 -40q33 74 66 0q13 36 27 40v-2.4q-12 -6 -26 -42h-2q-33 74 -64 0h-2q-13 38 -26 42z', 'metal'),
    ...[8, 15, 22].flatMap((x, i) => [box(x, 46 - i * 10, 0.9, 14 + i * 10, 'metal'), box(120 - x, 46 - i * 10, 0.9, 14 + i * 10, 'metal')]),
    ...[34, 41, 48, 55, 62, 69, 76, 83].map((x) => box(x, 47 - ((x - 58.5) / 33) ** 2 * 33, 0.9, 12 + ((x - 58.5) / 33) ** 2 * 33, 'metal')),
    ...[24, 91].flatMap((x) => [box(x, 8, 6, 72, 'flag'), box(x + 4, 8, 2, 72, 'roof'), box(x - 1.5, 74, 9, 8, 'stone-2')]),
    box(0, 58, 120, 5, 'stone'),
    box(0, 62, 120, 2, 'stone-2'),
    ...roof(44, 58, 'light'),
    ...roof(100, 58, 'chalk'),
  ],
  airport: [
    ...cloud(6, 14, 0.7),
    ...block(40, 76, 20, 'stone'),
    curve('M36 62q40 -14 84 -4v4z', 'metal'),
    box(44, 64, 70, 10, 'glass'),
    ...[56, 68, 80, 92, 104].map((x) => box(x, 64, 1, 10, 'chalk')),
    poly([14, 80, 17, 38, 25, 38, 28, 80], 'stone'),
    poly([22, 38, 25, 38, 28, 80, 23, 80], 'stone-2'),
    poly([7, 25, 35, 25, 31, 38, 11, 38], 'glass'),
    ...[14, 21, 28].map((x) => box(x - 0.6, 25, 1.2, 13, 'dark')),
    box(6, 22, 30, 3.4, 'dark'),
    box(20.3, 12, 1.4, 10, 'metal'),
    disc(21, 12, 2, 'flag'),
    ...plane(62, 34),
    box(0, 80, 120, 10, 'stone-2'),
    ...dashes(84.4, 4, 120),
  ],
  metro: [
    box(0, 24, 120, 4, 'stone-2'),
    box(0, 30, 120, 60, 'dark'),
    curve('M6 84v-16a54 34 0 0 1 108 0v16z', 'stone-2'),
    curve('M11 84v-15a49 30 0 0 1 98 0v15z', 'wall'),
    ...[26, 60, 94].map((x) => dome(x, 54, 4, 'light', 3)),
    ...columns(14, 58, 92, 22, 5).map((shape) => ({ ...shape, paint: 'stone' as Paint })),
    ...train(14, 80, 92, 'flag'),
    box(6, 82, 108, 3, 'stone'),
    box(14, 10, 2, 16, 'metal'),
    box(7, 2, 16, 13, 'water'),
    curve('M9.4 13v-9h2.6l3 4.6l3 -4.6h2.6v9h-2.4v-5l-3.2 4.8l-3.2 -4.8v5z', 'chalk'),
    ...[30, 36, 42, 48].map((x, i) => box(x, 24 + i * 3, 8, 3.4, 'stone')),
    box(28, 16, 24, 1.6, 'metal'),
    box(28, 16, 1.6, 9, 'metal'),
    ...skyline(),
  ],
};

function letterWithPlus(x: number, y: number): Scene {
  return [letterP(x, y, 18, 'chalk'), box(x + 12.6, y + 8, 5, 1.6, 'chalk'), box(x + 14.3, y + 6.3, 1.6, 5, 'chalk')];
}

function trainSign(x: number, y: number): Scene {
  return [
    curve(`M${x} ${y + 3}q0 -3 3 -3h6q3 0 3 3v10q0 2 -2 2h-8q-2 0 -2 -2z`, 'chalk'),
    box(x + 2, y + 3, 8, 5, 'water'),
    disc(x + 3, y + 11.6, 1.2, 'water'),
    disc(x + 9, y + 11.6, 1.2, 'water'),
  ];
}

function carsFromAbove(): Scene {
  const cars: [number, number, Paint, boolean][] = [[20, 38.6, 'flag', true], [92, 47.4, 'light', true], [54.4, 62, 'chalk', false], [62, 12, 'flag', false]];
  return cars.map(([x, y, paint, isFlat]) => (isFlat ? box(x, y, 8, 4, paint) : box(x, y, 3.8, 7, paint)));
}

function skyline(): Scene {
  return [
    box(64, 10, 12, 14, 'stone'),
    box(78, 4, 10, 20, 'wall'),
    box(90, 12, 14, 12, 'brick'),
    ...windows(65, 11, 10, 12, 3, 3),
    ...windows(79, 5, 8, 18, 2, 4),
    ...windows(91, 14, 12, 9, 3, 2),
  ];
}
