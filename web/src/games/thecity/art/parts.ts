// Parts that only the buildings of The City need.

import { GROUND, box, disc, dome, line, poly, type Paint, type Scene, type Shape } from '../../../art/kit';

/** An arch that stands on its feet: windows, gates, passages. */
export function arch(x: number, y: number, w: number, h: number, paint: Paint): Shape {
  return { d: `M${x} ${y}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`, paint };
}

export function arches(x: number, y: number, w: number, h: number, count: number, paint: Paint): Scene {
  const step = w / count;
  return Array.from({ length: count }, (_, i) => arch(x + i * step + step * 0.18, y, step * 0.64, h, paint));
}

/** Anything curved. */
export function curve(d: string, paint: Paint): Shape {
  return { d, paint };
}

export function letterP(x: number, y: number, size: number, paint: Paint): Shape {
  const s = size / 14;
  const hole = `m${3 * s} ${3 * s}v${2.6 * s}h${2.2 * s}a${1.3 * s} ${1.3 * s} 0 0 0 0 ${-2.6 * s}z`;
  const bow = `h${5.4 * s}a${4.3 * s} ${4.3 * s} 0 0 1 0 ${8.6 * s}h${-2.4 * s}v${5.4 * s}h${-3 * s}z`;
  return { d: `M${x} ${y}${bow}${hole}`, paint };
}

export function parkingSign(x: number, y: number, size: number): Scene {
  return [box(x, y, size, size, 'water'), letterP(x + size * 0.3, y + size * 0.17, size * 0.66, 'chalk')];
}

export function cross(x: number, y: number, size: number, paint: Paint): Scene {
  const arm = size / 3;
  return [box(x - arm / 2, y - size / 2, arm, size, paint), box(x - size / 2, y - arm / 2, size, arm, paint)];
}

export function clock(x: number, y: number, r: number): Scene {
  return [
    disc(x, y, r, 'dark'),
    disc(x, y, r * 0.78, 'chalk'),
    line(x, y, x, y - r * 0.6, r * 0.16, 'dark'),
    line(x, y, x + r * 0.45, y + r * 0.1, r * 0.16, 'dark'),
  ];
}

export function cloud(x: number, y: number, size = 1): Scene {
  return [
    disc(x, y, 5 * size, 'chalk'),
    disc(x + 7 * size, y - 2 * size, 6.5 * size, 'chalk'),
    disc(x + 14 * size, y, 5 * size, 'chalk'),
    box(x, y, 14 * size, 5 * size, 'chalk'),
  ];
}

/** A basin with a jet of water. */
export function fountain(x: number, size = 1, y = GROUND): Scene {
  const jet = (side: number) =>
    curve(
      `M${x} ${y - 22 * size}q${side * 11 * size} ${-5 * size} ${side * 12 * size} ${15 * size}` +
        `h${-side * 2.4 * size}q${-side * 1 * size} ${-13 * size} ${-side * 9.6 * size} ${-12 * size}z`,
      'water',
    );
  return [
    jet(1),
    jet(-1),
    box(x - 1.4 * size, y - 24 * size, 2.8 * size, 19 * size, 'water'),
    box(x - 3 * size, y - 9 * size, 6 * size, 9 * size, 'stone-2'),
    curve(`M${x - 17 * size} ${y - 8 * size}h${34 * size}l${-3 * size} ${8 * size}h${-28 * size}z`, 'stone'),
    box(x - 17 * size, y - 9 * size, 34 * size, 2.4 * size, 'stone-2'),
  ];
}

export function steps(x: number, w: number, count: number, paint: Paint = 'stone'): Scene {
  return Array.from({ length: count }, (_, i) => box(x - i * 3, GROUND - (count - i) * 2, w + i * 6, 2, i % 2 ? 'stone-2' : paint));
}

export function bus(x: number, paint: Paint = 'flag'): Scene {
  const panes = [0, 1, 2, 3].map((i) => box(x + 4 + i * 9.5, GROUND - 17, 7.5, 6, 'glass'));
  return [
    curve(`M${x} ${GROUND - 4}v-14q0 -3 3 -3h40q3 0 4 3l2 8v6z`, paint),
    ...panes,
    box(x + 42, GROUND - 17, 4.5, 9, 'glass'),
    box(x, GROUND - 9, 49, 1.6, 'chalk'),
    disc(x + 10, GROUND - 4, 4, 'dark'),
    disc(x + 38, GROUND - 4, 4, 'dark'),
    disc(x + 10, GROUND - 4, 1.5, 'stone'),
    disc(x + 38, GROUND - 4, 1.5, 'stone'),
  ];
}

export function lorry(x: number, paint: Paint = 'accent'): Scene {
  return [
    box(x, GROUND - 17, 22, 14, 'chalk'),
    box(x, GROUND - 12, 22, 3, paint),
    curve(`M${x + 23} ${GROUND - 3}v-11h6l4 5v6z`, paint),
    box(x + 25, GROUND - 12.5, 4, 4, 'glass'),
    disc(x + 6, GROUND - 3, 3, 'dark'),
    disc(x + 27, GROUND - 3, 3, 'dark'),
  ];
}

/** A person in a jacket, with a helmet or without, standing at height *y*. */
export function person(x: number, jacket: Paint, size = 1, helmet: Paint | null = null, y = GROUND): Scene {
  const s = size;
  const figure: Scene = [
    box(x - 2.6 * s, y - 9 * s, 2.2 * s, 9 * s, 'dark'),
    box(x + 0.4 * s, y - 9 * s, 2.2 * s, 9 * s, 'dark'),
    curve(`M${x - 4 * s} ${y - 8 * s}v${-7 * s}q0 ${-3 * s} ${4 * s} ${-3 * s}t${4 * s} ${3 * s}v${7 * s}z`, jacket),
    disc(x, y - 21 * s, 3 * s, 'wall'),
  ];
  const hat = helmet ? [dome(x, y - 21.5 * s, 3.6 * s, helmet), box(x - 4.4 * s, y - 22 * s, 8.8 * s, 1.2 * s, helmet)] : [];
  return [...figure, ...hat];
}

export function palm(x: number, size = 1): Scene {
  const top = GROUND - 24 * size;
  const leaf = (dx: number, dy: number, paint: Paint) =>
    curve(`M${x} ${top}q${dx * 0.5 * size} ${(dy - 7) * size} ${dx * size} ${dy * size}q${-dx * 0.6 * size} ${-3 * size} ${-dx * size} ${-dy * size}z`, paint);
  return [
    curve(`M${x - 1.2 * size} ${GROUND}q${2 * size} ${-12 * size} ${0.4 * size} ${-24 * size}h${1.8 * size}q${2 * size} ${12 * size} ${0.6 * size} ${24 * size}z`, 'wall-2'),
    leaf(-12, 3, 'leaf-2'),
    leaf(12, 3, 'leaf-2'),
    leaf(-9, -4, 'leaf'),
    leaf(9, -4, 'leaf'),
    leaf(-4, 8, 'leaf'),
    leaf(5, 8, 'leaf'),
  ];
}

export function floodlight(x: number, h: number): Scene {
  const top = GROUND - h;
  return [
    box(x - 1, top, 2, h, 'metal'),
    box(x - 6, top - 5, 12, 7, 'dark'),
    ...[-4, 0, 4].flatMap((dx) => [disc(x + dx, top - 3, 1.4, 'light'), disc(x + dx, top + 0.4, 1.4, 'light')]),
  ];
}

/** A trolley, as on signs. */
export function trolley(x: number, y: number, size: number, paint: Paint): Scene {
  const s = size / 12;
  return [
    curve(`M${x} ${y}h${2.6 * s}l${0.6 * s} ${2 * s}h${9 * s}l${-1.6 * s} ${5.4 * s}h${-7 * s}l${-1.9 * s} ${-5.8 * s}h${-1.7 * s}z`, paint),
    disc(x + 4.6 * s, y + 9.6 * s, 1.3 * s, paint),
    disc(x + 9.6 * s, y + 9.6 * s, 1.3 * s, paint),
  ];
}

export function bag(x: number, y: number, size: number, paint: Paint): Scene {
  const s = size / 10;
  return [
    box(x, y + 3 * s, 9 * s, 8 * s, paint),
    curve(`M${x + 2 * s} ${y + 3.2 * s}q0 ${-4 * s} ${2.5 * s} ${-4 * s}t${2.5 * s} ${4 * s}h${-1.2 * s}q0 ${-2.6 * s} ${-1.3 * s} ${-2.6 * s}t${-1.3 * s} ${2.6 * s}z`, paint),
  ];
}

export function parasol(x: number, paint: Paint): Scene {
  return [
    box(x - 0.6, GROUND - 20, 1.2, 20, 'metal'),
    poly([x - 11, GROUND - 16, x, GROUND - 23, x + 11, GROUND - 16], paint),
    poly([x - 4, GROUND - 16, x, GROUND - 23, x + 4, GROUND - 16], 'chalk'),
    box(x - 6, GROUND - 8, 12, 1.6, 'chalk'),
  ];
}

export function bushes(from: number, to: number, r = 4): Scene {
  const count = Math.max(1, Math.round((to - from) / (r * 1.6)));
  return Array.from({ length: count }, (_, i) => dome(from + ((i + 0.5) * (to - from)) / count, GROUND, r, i % 2 ? 'leaf-2' : 'leaf'));
}

export function star(x: number, y: number, r: number, paint: Paint): Shape {
  const points: number[] = [];
  for (let i = 0; i < 10; i++) {
    const length = i % 2 ? r * 0.42 : r;
    const angle = (Math.PI / 5) * i - Math.PI / 2;
    points.push(round(x + Math.cos(angle) * length), round(y + Math.sin(angle) * length));
  }
  return poly(points, paint);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
