// Scenes of the level 3 cards: what a quarter is known for.
import {
  block, box, disc, dome, door, fir, flag, gable, hip, line, poly, tree, windows,
  type Paint, type Scene,
} from '../../art/kit';

const cart = (x: number): Scene => [
  poly([x, 68, x + 13, 68, x + 11, 75, x + 2, 75], 'metal'), line(x, 68, x - 3, 64, 1.4, 'metal'),
  disc(x + 3, 78, 1.8, 'dark'), disc(x + 10, 78, 1.8, 'dark'),
];

const rack = (x: number): Scene => [
  box(x, 34, 13, 46, 'dark'),
  ...[38, 45, 52, 59, 66].flatMap((y, i) => [
    box(x + 2, y, 9, 4, 'metal'), disc(x + 4, y + 2, 0.9, i % 2 ? 'light' : 'leaf'), disc(x + 7, y + 2, 0.9, i % 3 ? 'leaf' : 'flag'),
  ]),
];

const truck = (x: number): Scene => [
  box(x, 62, 20, 14, 'chalk'), { d: `M${x + 20} 76V66h6l4 5v5z`, paint: 'flag' }, box(x + 22, 68, 4, 3, 'glass'),
  disc(x + 6, 77, 3, 'dark'), disc(x + 25, 77, 3, 'dark'),
];

export const LARGE: Record<string, Scene> = {
  supermarket: [
    ...block(6, 108, 40), box(4, 38, 112, 5, 'stone'),
    box(6, 43, 108, 9, 'leaf-2'), box(30, 22, 60, 17, 'flag'), box(56, 39, 3, 2, 'metal'),
    { d: 'M44 26h4l3 8h16l3 -6h-20', paint: 'chalk' }, disc(54, 36, 1.6, 'chalk'), disc(64, 36, 1.6, 'chalk'), box(74, 28, 10, 2, 'chalk'), box(74, 32, 7, 2, 'chalk'),
    ...windows(8, 54, 36, 22, 3, 1, 'glass'), ...windows(76, 54, 36, 22, 3, 1, 'glass'),
    box(48, 54, 24, 26, 'dark'), box(49.5, 56, 10, 24, 'glass'), box(60.5, 56, 10, 24, 'light'),
    ...[12, 22, 34].map((x) => disc(x, 70, 3, 'flag')), ...[82, 92, 102].map((x) => disc(x, 70, 3, 'leaf')),
    ...cart(84), ...cart(98),
  ],
  'pocket-park': [
    box(0, 18, 24, 62, 'stone-2'), ...windows(2, 22, 20, 52, 2, 5, 'glass'), box(96, 8, 24, 72, 'brick'), ...windows(98, 12, 20, 62, 2, 6, 'glass'),
    { d: 'M24 80V72q36 -8 72 0v8z', paint: 'leaf' },
    ...tree(38, 1.7), ...tree(80, 2), 
    { d: 'M46 90q6 -14 14 -16q10 2 18 16z', paint: 'wall' },
    box(50, 64, 22, 2.6, 'wall-2'), box(50, 58, 22, 2, 'wall-2'), box(52, 58, 1.8, 16, 'dark'), box(68, 58, 1.8, 16, 'dark'),
    box(59.4, 30, 2, 28, 'dark'), disc(60.4, 28, 4.4, 'light'),
    ...[29, 33, 90, 86].map((x, i) => disc(x, 76, 2, i % 2 ? 'flag' : 'light')),
  ],
  manor: [
    ...fir(8, 1.4), ...fir(112, 1.4),
    ...block(20, 80, 42), hip(20, 38, 80, 17), box(30, 14, 6, 12, 'brick'), box(84, 14, 6, 12, 'brick'),
    ...windows(22, 42, 26, 30, 3, 2), ...windows(72, 42, 26, 30, 3, 2),
    box(48, 36, 24, 44, 'chalk'), poly([45, 37, 60, 22, 75, 37], 'roof'), disc(60, 32, 2.8, 'light'),
    ...[49, 54.5, 62.5, 68].map((x) => box(x, 48, 2.6, 29, 'stone')), box(46, 45, 28, 3.5, 'stone'), door(55.5, 9, 19, 'roof'), ...windows(52, 38, 16, 7, 3, 1, 'light'),
    box(44, 77, 32, 3, 'stone'),
    { d: 'M52 80h16l10 10h-36z', paint: 'wall' },
    ...[26, 36, 84, 94].map((x) => dome(x, 80, 5, 'leaf')), ...flag(60, 23, 14),
  ],
  warehouse: [
    { d: 'M6 80V44q54 -30 108 0v36z', paint: 'stone' }, { d: 'M78 29q22 4 36 15v36h-36z', paint: 'stone-2' },
    { d: 'M2 44q58 -34 116 0v5q-58 -34 -116 0z', paint: 'roof' },
    ...[22, 50, 78].flatMap((x) => [box(x, 54, 22, 26, 'dark'), ...[57, 62, 67, 72, 77].map((y) => box(x + 1, y, 20, 3.4, 'metal'))]),
    box(50, 57, 22, 23, 'dark'), box(52, 70, 9, 10, 'wall'), box(62, 70, 8, 10, 'wall-2'), box(56, 61, 9, 9, 'wall'),
    box(47, 40, 26, 8, 'light'), box(50, 42.6, 20, 2.6, 'dark'),
    ...truck(84), box(8, 70, 10, 10, 'wall'), box(8, 74.2, 10, 1.4, 'wall-2'), box(11, 62, 8, 8, 'wall-2'),
  ],
  apartments: [
    ...block(24, 46, 68, 'wall'), ...block(72, 34, 52, 'brick'),
    box(22, 10, 50, 4, 'stone'), box(70, 26, 38, 4, 'stone'),
    ...windows(27, 15, 40, 50, 4, 5), ...windows(75, 31, 28, 36, 3, 4),
    ...[26, 36, 46, 56].flatMap((y) => [box(36, y - 1, 10, 1.6, 'metal'), box(56, y - 1, 10, 1.6, 'metal')]),
    door(42, 10, 14, 'roof'), door(85, 9, 13, 'dark'), box(38, 64, 18, 2.4, 'roof'),
    box(30, 3, 2, 8, 'metal'), box(27, 4, 8, 1.2, 'metal'), box(52, 4, 12, 6, 'stone-2'),
    ...tree(12, 1.4), ...tree(114, 1),
  ],
  'data-center': [
    ...block(8, 104, 54, 'stone'), box(6, 24, 108, 5, 'dark'),
    ...[16, 34, 84, 98].flatMap((x) => [box(x, 16, 10, 8, 'metal'), box(x + 1, 18, 8, 1.2, 'dark'), box(x + 1, 20.4, 8, 1.2, 'dark')]),
    box(14, 32, 66, 48, 'water'), ...rack(17), ...rack(33), ...rack(49), ...rack(65),
    { d: 'M86 46a5 5 0 0 1 3 -9a7 7 0 0 1 13 -1a5.5 5.5 0 0 1 2 10z', paint: 'chalk' },
    door(90, 12, 20), box(94, 66, 1.4, 3, 'light'),
    box(54, 14, 2, 10, 'metal'), { d: 'M50 16a6 6 0 0 0 9 -6z', paint: 'chalk' },
  ],
  quarry: [
    { d: 'M0 80V30l14 -8l10 6l12 -12l16 10v54z', paint: 'stone-2' },
    { d: 'M0 40l18 -4l14 5l22 -3l8 16l10 12l14 14h-86z', paint: 'stone' }, { d: 'M0 56h58l8 8h-66zM0 70h72l9 10h-81z', paint: 'stone-2' },
    box(92, 20, 3, 60, 'flag'), box(70, 22, 42, 3, 'flag'), line(93, 12, 72, 22, 1.2, 'dark'), line(93, 12, 110, 22, 1.2, 'dark'), box(92, 11, 3, 11, 'flag'), box(106, 24, 6, 5, 'dark'), line(76, 24, 76, 44, 1, 'dark'), box(70, 44, 12, 9, 'wall'),
    { d: 'M88 76v-7h20v7z', paint: 'flag' }, poly([84, 62, 108, 62, 106, 70, 92, 70], 'metal'), poly([86, 62, 92, 56, 97, 60, 102, 55, 107, 62], 'stone-2'), box(108, 64, 7, 12, 'flag'), box(110, 66, 5, 4, 'glass'),
    disc(93, 77, 3.4, 'dark'), disc(109, 77, 3.4, 'dark'),
    poly([58, 80, 64, 72, 72, 80], 'wall'), poly([68, 80, 73, 74, 80, 80], 'wall-2'),
  ],
  dam: [
    { d: 'M0 60V20l18 -14l16 18l10 36z', paint: 'leaf-2' }, { d: 'M120 60V16l-20 -10l-14 20l-10 34z', paint: 'leaf-2' },
    { d: 'M0 80V36l14 -8l18 52z', paint: 'stone-2' }, { d: 'M120 80V34l-14 -8l-18 54z', paint: 'stone-2' },
    box(24, 26, 72, 10, 'water'),
    { d: 'M20 34h80l-12 46h-56z', paint: 'stone' }, { d: 'M76 34h24l-12 46h-16z', paint: 'stone-2' }, box(16, 31, 88, 5, 'chalk'),
    ...[30, 82].flatMap((x) => [box(x, 22, 10, 12, 'chalk'), gable(x + 1, 22, 8, 6), box(x + 3.5, 25, 3, 4, 'dark')]),
    ...[42, 56, 70].flatMap((x) => [{ d: `M${x} 46a4 4 0 0 1 8 0v4h-8z`, paint: 'dark' as Paint }, poly([x, 50, x + 8, 50, x + 9, 80, x - 1, 80], 'water'), box(x + 2, 50, 1.4, 30, 'chalk'), box(x + 5, 52, 1.2, 28, 'chalk')]),
    { d: 'M14 90q4 -12 24 -12h44q20 0 24 12z', paint: 'water' }, disc(44, 80, 3.4, 'chalk'), disc(60, 81, 3.8, 'chalk'), disc(75, 80, 3.4, 'chalk'),
    ...fir(10, 0.8), ...fir(112, 0.8),
  ],
};

