// Scenes of the level 2 cards: what stands in a street.
import {
  block, box, disc, dome, door, fir, gable, line, poly, pond, ring, tree, windows, columns, smoke, chimney,
  type Paint, type Scene,
} from '../../art/kit';

const framed = (x: number, y: number, w: number, h: number, paint: Paint): Scene => [
  box(x, y, w, h, 'light'), box(x + 1.5, y + 1.5, w - 3, h - 3, paint),
];

const jet = (x: number, top: number, reach: number, foot: number): Scene => [
  { d: `M${x} ${top}q${reach} 0 ${reach} ${foot - top}h${-Math.sign(reach) * 1.8}q0 ${-(foot - top) + 3} ${-reach + Math.sign(reach) * 1.8} ${-(foot - top) + 3}z`, paint: 'chalk' },
];

const row = (y: number, paint: Paint): Scene => [
  box(16, y, 88, 5, 'wall-2'),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => disc(22 + i * 11, y - 1.5, 3.6, paint)),
];

export const MIDDLE: Record<string, Scene> = {
  'art-gallery': [
    ...block(10, 100, 48, 'stone'),
    poly([6, 32, 60, 10, 114, 32], 'stone-2'), poly([22, 29, 60, 14, 98, 29], 'chalk'),
    { d: 'M60 17q8 0 8 6q0 4 -4 3t-3 2q-1 1 -3 0q-6 -2 -6 -6q0 -5 8 -5z', paint: 'flag' }, disc(57, 21, 1.3, 'light'), disc(61, 20, 1.3, 'water'), disc(65, 22, 1.3, 'leaf'),
    box(8, 32, 104, 5, 'chalk'),
    ...columns(12, 37, 32, 40, 3), ...columns(76, 37, 32, 40, 3),
    box(46, 37, 28, 43, 'dark'), ...framed(49, 40, 22, 18, 'water'), dome(60, 56.5, 7, 'leaf', 6), disc(66, 45, 2.2, 'light'),
    door(55, 10, 18, 'wall'),
    box(26, 42, 5, 26, 'flag'), box(89, 42, 5, 26, 'accent'),
    box(4, 77, 112, 3, 'stone-2'), box(0, 80, 120, 3, 'stone'),
  ],
  fountain: [
    ...tree(12, 1.5), ...tree(108, 1.5), ...fir(28, 1), ...fir(92, 1),
    box(0, 76, 120, 6, 'stone-2'),
    ...jet(60, 14, -16, 40), ...jet(60, 14, 16, 40), ...jet(60, 24, -30, 62), ...jet(60, 24, 30, 62),
    { d: 'M57.5 40V14a2.5 4 0 0 1 5 0v26z', paint: 'chalk' },
    { d: 'M40 40h40q-2 8 -16 9h-8q-14 -1 -16 -9z', paint: 'stone' }, box(40, 38, 40, 3, 'chalk'),
    box(56, 48, 8, 22, 'stone-2'), box(52, 60, 16, 4, 'stone'),
    pond(18, 70, 84, 12), { d: 'M16 70q0 12 8 12h72q8 0 8 -12q-8 6 -44 6t-44 -6z', paint: 'stone' },
    box(20, 80, 80, 4, 'stone-2'),
    ...[34, 86].map((x) => disc(x, 70, 2, 'chalk')),
  ],
  'community-garden': [
    ...tree(12, 1.2), { d: 'M0 90V58q60 -10 120 0v32z', paint: 'leaf' },
    poly([70, 56, 70, 34, 88, 22, 106, 34, 106, 56], 'glass'), line(88, 22, 88, 56, 1.4, 'chalk'), line(70, 34, 106, 34, 1.4, 'chalk'), line(70, 45, 106, 45, 1, 'chalk'),
    line(70, 34, 88, 22, 1.8, 'chalk'), line(106, 34, 88, 22, 1.8, 'chalk'),
    box(36, 42, 18, 16, 'wall-2'), gable(36, 42, 18, 9), box(42, 48, 6, 10, 'dark'),
    ...row(60, 'leaf-2'), ...row(69, 'flag'), ...row(78, 'light'),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => disc(22 + i * 11, 80.5, 1.6, 'leaf-2')),
    { d: 'M104 78h10v8h-10z', paint: 'metal' }, line(113, 80, 119, 74, 1.8, 'metal'), ring(104, 81, 3.4, 1.3, 'metal'),
    line(26, 58, 26, 30, 1.4, 'wall-2'), line(20, 38, 32, 38, 1.6, 'wall'), disc(26, 29, 4, 'wall'), poly([20, 27, 32, 27, 26, 19], 'roof'), box(22, 36, 8, 11, 'flag'),
  ],
  'cell-tower': [
    ...block(78, 30, 20, 'stone'), ...windows(80, 62, 18, 12, 3, 1), box(100, 66, 5, 14, 'dark'),
    line(40, 80, 56, 12, 2.6, 'metal'), line(80, 80, 64, 12, 2.6, 'metal'),
    ...[70, 56, 42, 30].flatMap((y, i) => {
      const half = (y - 12) * 0.235 + 4;
      const next = ([56, 42, 30, 20][i]! - 12) * 0.235 + 4;
      return [
        box(60 - half, y, 2 * half, 1.6, 'metal'),
        line(60 - half, y, 60 + next, [56, 42, 30, 20][i]!, 1.3, 'metal'),
        line(60 + half, y, 60 - next, [56, 42, 30, 20][i]!, 1.3, 'metal'),
      ];
    }),
    box(59, 2, 2, 14, 'metal'), disc(60, 3, 2.4, 'flag'),
    box(48, 16, 4, 14, 'chalk'), box(54, 14, 4, 14, 'stone'), box(62, 14, 4, 14, 'stone'), box(68, 16, 4, 14, 'chalk'),
    { d: 'M76 40a8 8 0 0 0 9 -11z', paint: 'chalk' }, line(70, 38, 79, 35, 1.4, 'metal'),
    ...[10, 17, 24].flatMap((r) => [
      { d: `M${60 - r} ${3 + r * 0.5}a${r * 1.1} ${r * 1.1} 0 0 1 0 ${-r}l1.6 1a${r} ${r} 0 0 0 0 ${r - 2}z`, paint: 'accent' as Paint },
      { d: `M${60 + r} ${3 + r * 0.5}a${r * 1.1} ${r * 1.1} 0 0 0 0 ${-r}l-1.6 1a${r} ${r} 0 0 1 0 ${r - 2}z`, paint: 'accent' as Paint },
    ]),
    ...fir(20, 1.2), ...fir(30, 0.8),
  ],
  factory: [
    ...chimney(84, 66, 9), ...chimney(99, 56, 9), ...smoke(90, 10), 
    ...block(8, 74, 34, 'brick'), box(82, 50, 32, 30, 'brick'), box(80, 48, 36, 4, 'roof'),
    ...[0, 1, 2].flatMap((i) => [poly([8 + i * 25, 46, 8 + i * 25, 28, 33 + i * 25, 46], 'roof'), poly([10.5 + i * 25, 44, 10.5 + i * 25, 32.5, 26 + i * 25, 44], 'glass')]),
    ...windows(10, 50, 46, 14, 6, 1, 'glass'), ...windows(84, 55, 28, 12, 4, 1, 'light'),
    box(58, 58, 20, 22, 'dark'), ...[61, 65, 69, 73].map((y) => box(58, y, 20, 1.2, 'metal')),
    ring(30, 70, 7, 3, 'metal'), ...[0, 1, 2, 3].map((i) => line(30 - 9 * Math.cos((i * Math.PI) / 4), 70 - 9 * Math.sin((i * Math.PI) / 4), 30 + 9 * Math.cos((i * Math.PI) / 4), 70 + 9 * Math.sin((i * Math.PI) / 4), 2.4, 'metal')), disc(30, 70, 3.4, 'light'),
  ],
  'radio-station': [
    ...block(30, 64, 40), box(28, 37, 68, 5, 'roof'),
    ...windows(34, 58, 18, 18, 2, 1), door(57, 10, 18), ...windows(72, 58, 18, 18, 2, 1),
    { d: 'M46 44h32v10h-32z', paint: 'dark' }, disc(51, 49, 2.2, 'flag'), box(56, 47.6, 18, 2.8, 'light'),
    line(52, 38, 62, 6, 2, 'metal'), line(72, 38, 62, 6, 2, 'metal'), ...[32, 25, 18].map((y) => box(62 - (y - 6) * 0.31, y, (y - 6) * 0.62, 1.4, 'metal')),
    disc(62, 6, 2.8, 'flag'),
    ring(62, 6, 10, 1.6, 'accent'), ring(62, 6, 16, 1.6, 'accent'),
    { d: 'M86 34a12 12 0 0 0 20 -12z', paint: 'chalk' }, line(95, 28, 99, 19, 1.4, 'metal'), poly([90, 37, 98, 30, 100, 37], 'metal'),
    { d: 'M12 80v-4h12v4zM17 76v-6h2v6z', paint: 'metal' }, { d: 'M12.5 58q0 13 5.5 13t5.5 -13h-2q0 11 -3.5 11t-3.5 -11z', paint: 'metal' }, { d: 'M14 62V48a4 4 0 0 1 8 0v14a4 4 0 0 1 -8 0z', paint: 'flag' }, box(14, 50, 8, 1.2, 'chalk'), box(14, 54, 8, 1.2, 'chalk'),
    ...tree(106, 1),
  ],
};

