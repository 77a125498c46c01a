// Scenes that the cover of the box shows, too; they come with the home page, the others do not.
import {
  awning, block, box, disc, door, fir, flag, gable, GROUND, line, poly, ring, tree, windows,
  type Paint, type Scene,
} from '../../art/kit';

const house = (x: number, paint: Paint, h: number, roof: Paint): Scene => [
  box(x, GROUND - h, 26, h, paint),
  gable(x + 2, GROUND - h, 22, 13, roof),
  ...windows(x + 2, GROUND - h + 3, 22, h - 22, 2, 2, 'glass'),
  door(x + 4, 7, 15), box(x + 15, GROUND - 15, 8, 8, 'light'),
];

const gondola = (angle: number, paint: Paint): Scene => {
  const [x, y] = [46 + 30 * Math.cos(angle), 40 + 30 * Math.sin(angle)].map((n) => Math.round(n * 10) / 10) as [number, number];
  return [line(46, 40, x, y, 1, 'metal'), { d: `M${x - 4} ${y}h8v3q0 4 -4 4t-4 -4z`, paint }];
};

export const STREET: Record<string, Scene> = {
  treehouse: [
    { d: 'M52 80q3 -20 0 -44h14q-2 24 6 44z', paint: 'wall-2' },
    line(58, 52, 36, 34, 5, 'wall-2'), line(62, 50, 90, 30, 5, 'wall-2'),
    disc(36, 26, 17, 'leaf-2'), disc(86, 24, 18, 'leaf-2'), disc(60, 20, 19, 'leaf'), disc(26, 36, 11, 'leaf'), disc(97, 36, 11, 'leaf'),
    box(36, 50, 50, 4, 'roof'),
    box(42, 28, 38, 22, 'wall'), box(68, 28, 12, 22, 'wall-2'), gable(42, 29, 38, 13),
    { d: 'M47 50V39a4 4 0 0 1 8 0v11z', paint: 'dark' }, box(60, 35, 10, 8, 'light'), line(65, 35, 65, 43, 1, 'wall-2'),
    ...[38, 46, 54, 62, 70, 78].map((x) => box(x, 44, 1.4, 6, 'wall-2')),
    line(40, 54, 36, 80, 1.4, 'wall'), line(48, 54, 44, 80, 1.4, 'wall'), ...[58, 63, 68, 73].map((y) => line(39 - (y - 58) * 0.15, y, 48 - (y - 58) * 0.15, y, 1.4, 'wall')),
    line(92, 40, 92, 66, 1, 'dark'), ring(92, 71, 5.5, 2.6, 'dark'),
  ],
  townhouses: [
    ...house(4, 'brick', 48, 'roof'), ...house(32, 'wall', 54, 'dark'), ...house(60, 'water', 48, 'roof'), ...house(88, 'flag', 54, 'dark'),
    ...[16, 44, 72, 100].map((x) => box(x + 6, 12, 4, 12, 'brick')),
    box(0, 76, 3, 4, 'stone'), ...[7, 35, 63, 91].map((x) => box(x, 78, 9, 2, 'stone')),
    ...tree(118, 0.8),
  ],
  cafe: [
    ...block(14, 92, 62, 'brick'), box(12, 16, 96, 5, 'stone'),
    ...windows(18, 22, 84, 16, 4, 1),
    box(18, 40, 84, 8, 'dark'),
    box(20, 50, 40, 22, 'glass'), line(40, 50, 40, 72, 1.2, 'wall-2'), poly([24, 72, 34, 50, 38, 50, 28, 72], 'chalk'),
    door(68, 14, 28, 'leaf-2'), box(71, 57, 8, 10, 'light'), ...windows(86, 50, 14, 22, 1, 1, 'light'),
    ...awning(14, 46, 92, 10),
    { d: 'M52 41h12q0 6 -4 6h-4q-4 0 -4 -6z', paint: 'chalk' }, ring(65, 43.4, 2.4, 0.9, 'chalk'),
    box(8, 66, 18, 2, 'chalk'), box(16, 68, 2, 12, 'metal'), box(2, 70, 6, 2, 'flag'), box(3, 72, 1.6, 8, 'metal'), box(27, 70, 6, 2, 'flag'), box(30, 72, 1.6, 8, 'metal'),
    { d: 'M13 62h7q0 4 -2 4h-3q-2 0 -2 -4z', paint: 'chalk' },
    box(104, 72, 10, 8, 'wall-2'), disc(109, 66, 7, 'leaf'),
  ],
  observatory: [
    { d: 'M0 80V74q24 -2 40 -12h44q16 10 36 12v6z', paint: 'leaf-2' },
    ...[[12, 14], [26, 26], [100, 10], [110, 28], [90, 22], [18, 42], [106, 46]].map(([x = 0, y = 0], i) => disc(x, y, i % 3 ? 1 : 1.6, 'light')),
    { d: 'M104 14a9 9 0 1 0 8 13a8 8 0 0 1 -8 -13z', paint: 'light' },
    box(30, 44, 60, 22, 'chalk'), box(72, 44, 18, 22, 'stone'), box(28, 42, 64, 4, 'stone-2'),
    { d: 'M32 42a28 28 0 0 1 56 0z', paint: 'stone' }, { d: 'M66 15a28 28 0 0 1 22 27h-16q0 -18 -6 -27z', paint: 'stone-2' },
    poly([47, 17, 58, 13, 66, 42, 54, 42], 'dark'),
    line(60, 32, 44, 6, 7, 'metal'), line(44.5, 7, 41, 1, 9, 'wall-2'),
    ...windows(34, 48, 36, 14, 4, 1, 'light'), box(75, 52, 10, 14, 'dark'),
    ...fir(12, 0.8), ...fir(112, 0.7),
  ],
  'train-station': [
    ...block(12, 96, 36, 'brick'), { d: 'M30 80V42a30 28 0 0 1 60 0v38z', paint: 'wall' },
    { d: 'M37 66V44a23 21 0 0 1 46 0v22z', paint: 'glass' }, ...[48.5, 60, 71.5].map((x) => box(x - 0.8, x === 60 ? 23 : 27, 1.6, 40, 'wall-2')), box(37, 44, 46, 1.8, 'wall-2'),
    disc(60, 34, 8, 'chalk'), ring(60, 34, 8, 1.4, 'dark'), line(60, 34, 60, 28.6, 1.4, 'dark'), line(60, 34, 64, 36, 1.4, 'dark'),
    ...windows(13, 48, 16, 14, 2, 1, 'light'), ...windows(91, 48, 16, 14, 2, 1, 'light'), box(10, 42, 20, 4, 'stone'), box(90, 42, 20, 4, 'stone'),
    ...flag(60, 15, 12),
    box(0, 82, 120, 2, 'metal'),
    { d: 'M14 80V66h74q12 1 16 9q1 5 -3 5z', paint: 'flag' }, box(14, 74, 90, 2.4, 'chalk'), ...[18, 30, 42, 54, 66].map((x) => box(x, 68, 9, 5, 'glass')), poly([84, 68, 91, 68, 97, 73, 84, 73], 'glass'),
  ],
  funfair: [
    line(46, 40, 28, 80, 3, 'metal'), line(46, 40, 64, 80, 3, 'metal'),
    ring(46, 40, 31, 2, 'flag'), ring(46, 40, 17, 1.4, 'flag'), disc(46, 40, 4.6, 'light'),
    ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => gondola((i * Math.PI) / 4 + 0.2, (['flag', 'light', 'water', 'leaf'] as const)[i % 4]!)),
    box(80, 54, 34, 26, 'chalk'), ...[80, 91.4, 102.8].map((x) => box(x, 54, 5.6, 26, 'flag')), 
    poly([76, 55, 97, 34, 118, 55], 'flag'), poly([86, 55, 97, 34, 92, 55], 'chalk'), poly([102, 55, 97, 34, 108, 55], 'chalk'), { d: 'M91 80V70a6 8 0 0 1 12 0v10z', paint: 'dark' },
    ...flag(97, 35, 12),
    box(6, 66, 16, 14, 'light'), gable(6, 66, 16, 7, 'water'), box(10, 70, 8, 6, 'dark'),
  ],
};
