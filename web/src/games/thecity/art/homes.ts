// Where people live, learn and rest.

import { GROUND, awning, block, box, chimney, columns, disc, door, fir, flag, gable, hip, line, mast, poly, ring, tree, windows, type Paint, type Scene } from '../../../art/kit';
import { arch, arches, bushes, clock, cloud, curve, fountain, palm, person, star, steps } from './parts';

function cottage(x: number, w: number, h: number, wall: Paint, roof: Paint): Scene {
  return [...block(x, w, h, wall), gable(x, GROUND - h, w, w * 0.52, roof)];
}

function stepped(x: number, w: number, h: number, wall: Paint): Scene {
  const top = GROUND - h;
  const rise = [0, 1, 2].map((i) => box(x + i * (w / 7), top - (i + 1) * 4, w - i * (w / 3.5), 4.2, wall));
  return [box(x, top, w, h, wall), ...rise, disc(x + w / 2, top - 4, 2, 'light')];
}

export const HOMES: Record<string, Scene> = {
  house: [
    ...cloud(84, 22, 0.8),
    ...chimney(68, 46, 6),
    ...cottage(34, 46, 28, 'wall', 'roof'),
    ...windows(37, 55, 14, 16, 1, 1),
    ...windows(63, 55, 14, 16, 1, 1),
    disc(57, 43, 4, 'glass'),
    door(54, 8, 15, 'brick'),
    ...tree(18, 1.2),
    ...bushes(82, 108),
  ],
  estate: [
    ...fir(60, 1.9),
    ...cottage(5, 26, 20, 'wall', 'roof'),
    ...cottage(47, 26, 20, 'brick', 'dark'),
    ...cottage(89, 26, 20, 'wall', 'roof'),
    ...[5, 47, 89].flatMap((x) => [...windows(x + 2, 61, 10, 12, 1, 1, 'light'), door(x + 15, 6, 11)]),
    ...tree(39, 0.9),
    ...tree(81, 0.9),
    box(0, 82, 120, 8, 'stone-2'),
    ...[6, 30, 54, 78, 102].map((x) => box(x, 85.4, 12, 1.4, 'chalk')),
  ],
  townhouse: [
    ...stepped(14, 30, 48, 'brick'),
    ...stepped(45, 30, 56, 'wall'),
    ...stepped(76, 30, 50, 'roof'),
    ...windows(16, 36, 26, 30, 3, 2),
    ...windows(47, 28, 26, 38, 3, 3),
    ...windows(78, 34, 26, 32, 3, 2),
    ...[25, 57, 87].map((x) => door(x, 7, 13)),
    ...bushes(2, 14),
    ...bushes(106, 118),
  ],
  school: [
    ...block(10, 100, 30, 'brick'),
    hip(10, 50, 100, 8),
    ...block(46, 28, 44, 'wall'),
    gable(46, 36, 28, 13),
    ...mast(60, 24, 8),
    ...clock(60, 44, 6),
    ...windows(13, 53, 30, 22, 4, 2),
    ...windows(77, 53, 30, 22, 4, 2),
    arch(52, GROUND, 16, 20, 'dark'),
    box(59.4, 62, 1.2, 18, 'wall'),
    ...flag(20, 44, 16),
    ...person(90, 'flag', 0.5),
    ...person(98, 'water', 0.5),
  ],
  tower_block: [
    ...block(16, 34, 66, 'stone'),
    ...block(66, 36, 58, 'wall'),
    ...windows(18, 17, 30, 56, 4, 7),
    ...windows(68, 25, 32, 48, 4, 6),
    ...[1, 2, 3, 4, 5, 6].map((i) => box(14, 17 + i * 8 - 2.4, 11, 2, 'flag')),
    ...[1, 2, 3, 4, 5].map((i) => box(92, 25 + i * 8 - 2.4, 12, 2, 'water')),
    ...mast(33, 14, 8),
    door(30, 8, 10),
    door(80, 8, 10),
    ...tree(58, 0.9),
    ...tree(110, 0.9),
    ...bushes(2, 14),
  ],
  villa: [
    ...palm(14, 1.5),
    ...block(28, 66, 26, 'chalk'),
    hip(28, 54, 66, 12, 'roof'),
    ...block(46, 30, 34, 'wall'),
    gable(46, 46, 30, 11, 'roof'),
    ...columns(48, 50, 26, 30, 4),
    ...arches(30, 72, 16, 13, 2, 'glass'),
    ...arches(77, 72, 16, 13, 2, 'glass'),
    disc(61, 42, 3, 'light'),
    door(57, 8, 17),
    curve('M62 90q4 -7 24 -7t32 7z', 'water'),
    ...palm(108, 1.2),
    ...bushes(18, 30),
  ],
  university: [
    ...block(8, 104, 30, 'brick'),
    ...[8, 22, 36, 78, 92, 106].map((x) => poly([x - 2, 50, x + 3, 42, x + 8, 50], 'roof')),
    ...block(44, 32, 50, 'wall'),
    ...[42, 74].flatMap((x) => [box(x, 24, 5, 56, 'wall-2'), poly([x - 1, 24, x + 2.5, 12, x + 6, 24], 'roof')]),
    gable(48, 30, 24, 14),
    ...clock(60, 40, 5.5),
    ...arches(12, 74, 30, 18, 4, 'glass'),
    ...arches(79, 74, 30, 18, 4, 'glass'),
    arch(52, GROUND, 16, 26, 'dark'),
    ...tree(4, 1),
    ...tree(116, 1),
    poly([48, 9, 60, 4, 72, 9, 60, 14], 'dark'),
    box(55, 10.5, 10, 4.5, 'dark'),
    line(70, 9.4, 70, 16, 0.9, 'flag'),
  ],
  hospital: [
    ...block(14, 92, 36, 'chalk'),
    ...block(40, 40, 56, 'chalk'),
    ...windows(16, 48, 24, 26, 3, 3),
    ...windows(80, 48, 24, 26, 3, 3),
    ...windows(42, 46, 36, 20, 5, 2),
    box(51, 27, 18, 18, 'chalk'),
    ...[box(57.2, 27.5, 5.6, 17, 'flag'), box(51.5, 33.2, 17, 5.6, 'flag')],
    box(46, 69, 28, 2.4, 'flag'),
    box(54, 71, 12, 9, 'glass'),
    box(84, 66, 22, 11, 'chalk'),
    curve('M106 77v-8h4l4 4v4z', 'chalk'),
    box(84, 71, 30, 2, 'flag'),
    disc(90, 77, 3, 'dark'),
    disc(108, 77, 3, 'dark'),
    ...bushes(2, 14),
  ],
  theme_park: themePark(),
  monument: [
    ...cloud(14, 20, 0.9),
    ...steps(46, 28, 4),
    box(48, 60, 24, 12, 'stone'),
    box(52, 26, 16, 34, 'stone'),
    box(62.5, 26, 5.5, 34, 'stone-2'),
    box(49, 24, 22, 3.4, 'stone-2'),
    ...person(60, 'metal', 0.95, null, 24),
    ...fountain(22, 0.9),
    ...fountain(98, 0.9),
  ],
};

function themePark(): Scene {
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const angle = (Math.PI / 4) * i + 0.2;
    const end = { x: 36 + Math.cos(angle) * 28, y: 40 + Math.sin(angle) * 28 };
    const gondola: Paint = (['flag', 'water', 'light', 'leaf'] as const)[i % 4] ?? 'flag';
    return { line: line(36, 40, end.x, end.y, 1, 'metal'), seat: disc(end.x, end.y, 3.6, gondola) };
  });
  return [
    curve('M58 80q8 -52 22 -52t16 30q4 14 10 14t14 -10v4q-6 12 -14 12t-14 -16q-4 -28 -12 -28t-17 46z', 'flag'),
    ...[70, 80, 90, 100].map((x, i) => box(x, [52, 34, 48, 70][i] ?? 50, 1.2, 80 - ([52, 34, 48, 70][i] ?? 50), 'metal')),
    line(36, 40, 22, GROUND, 2.4, 'metal'),
    line(36, 40, 50, GROUND, 2.4, 'metal'),
    ...spokes.map((spoke) => spoke.line),
    ring(36, 40, 28, 2, 'metal'),
    ...spokes.map((spoke) => spoke.seat),
    disc(36, 40, 4, 'dark'),
    poly([72, 64, 86, 52, 100, 64], 'light'),
    poly([82, 64, 86, 52, 90, 64], 'flag'),
    box(74, 64, 24, 16, 'wall'),
    ...awning(73, 64, 26, 8),
    ...flag(86, 54, 10),
    star(112, 20, 6, 'light'),
    arch(82, GROUND, 8, 11, 'dark'),
    ...bushes(104, 120),
    ...bushes(0, 10),
  ];
}
