// The challenges, part by part from the ground up, on a sheet of 120 x 180 with the ground at 172.

import { box, disc, line, poly, type Scene } from '../../../art/kit';

export const TOWER_GROUND = 172;

const mirrored = (draw: (x: (n: number) => number) => Scene): Scene => [...draw((n) => n), ...draw((n) => 120 - n)];

/** Crossed struts between two edges that lean together from *low* to *high*. */
function lattice(low: [number, number, number], high: [number, number, number], steps: number): Scene {
  const at = (i: number): [number, number, number] => {
    const part = i / steps;
    return [0, 1, 2].map((n) => (low[n] ?? 0) + ((high[n] ?? 0) - (low[n] ?? 0)) * part) as [number, number, number];
  };
  return Array.from({ length: steps }, (_, i) => {
    const [[l, r, y], [l2, r2, y2]] = [at(i), at(i + 1)];
    return [line(l, y, r2, y2, 1, 'wall-2'), line(r, y, l2, y2, 1, 'wall-2'), line(l2, y2, r2, y2, 1, 'wall-2')];
  }).flat();
}

const legs: Scene = [
  ...mirrored((x) => [
    box(x(21) - 11, 166, 22, 6, 'stone'),
    ...lattice([x(12), x(30), 166], [x(38), x(48), 116], 5),
    line(x(12), 166, x(38), 114, 2.6, 'brick'),
    line(x(30), 166, x(48), 114, 2.6, 'brick'),
  ]),
  { d: 'M31 162C36 118 84 118 89 162L85 162C80 124 40 124 35 162z', paint: 'brick' },
  box(32, 110, 56, 5, 'roof'), box(35, 106, 50, 4, 'brick'), ...Array.from({ length: 9 }, (_, i) => box(36.4 + i * 5.4, 107.2, 2.4, 1.8, 'light')),
];

const middle: Scene = [
  ...mirrored((x) => [
    ...lattice([x(39), x(48), 106], [x(48), x(54.5), 70], 4),
    line(x(38), 106, x(48), 68, 2.2, 'brick'),
    line(x(48), 106, x(54.5), 68, 2, 'brick'),
  ]),
  box(44, 65, 32, 4, 'roof'), box(46, 62, 28, 3.4, 'brick'), ...Array.from({ length: 5 }, (_, i) => box(47.6 + i * 5.4, 62.8, 2.4, 1.6, 'light')),
];

const spire: Scene = [
  ...lattice([49, 71, 62], [57.6, 62.4, 24], 7),
  line(49, 62, 57.8, 22, 2, 'brick'), line(71, 62, 62.2, 22, 2, 'brick'),
  box(53, 19, 14, 4, 'roof'), box(55.5, 14, 9, 5, 'brick'), poly([56, 14, 60, 9, 64, 14], 'roof'), box(59.4, 2, 1.2, 8, 'metal'), disc(60, 2.6, 1.5, 'light'),
];

/** A storey block of the Empire State Building with its upright bands of windows. */
function storeys(left: number, top: number, bottom: number, bands: number): Scene {
  const [width, step] = [120 - 2 * left, (120 - 2 * left) / bands];
  const shape: Scene = [box(left, top, width, bottom - top, 'stone'), box(left + width * 0.68, top, width * 0.32, bottom - top, 'stone-2')];
  for (let i = 0; i < bands; i++) {
    for (let y = top + 3; y < bottom - 3; y += 5) {
      const isLit = (i * 5 + Math.round(y) * 3) % 7 === 0;
      shape.push(box(left + i * step + step * 0.28, y, step * 0.44, 3.4, isLit ? 'light' : 'glass'));
    }
  }
  return [...shape, box(left - 1.4, top - 1.6, width + 2.8, 2, 'stone-2')];
}

const foundations: Scene = [
  ...storeys(14, 150, 172, 12), box(52, 156, 16, 16, 'wall'), box(54, 159, 12, 13, 'dark'), box(59.5, 159, 1, 13, 'light'), poly([49, 157, 60, 151, 71, 157], 'roof'),
];

const MAST: Scene = [
  box(55, 22, 10, 8, 'metal'), poly([56, 22, 58, 12, 62, 12, 64, 22], 'stone'), box(57, 15, 6, 1, 'light'), box(56.6, 18, 6.8, 1, 'light'),
  box(59.3, 1, 1.4, 12, 'metal'), disc(60, 2, 1.6, 'flag'),
];

export type Part = { name: string; shapes: Scene };

export const TOWERS: Record<string, Part[]> = {
  eiffel: [
    { name: 'legs', shapes: legs },
    { name: 'middle', shapes: middle },
    { name: 'spire', shapes: spire },
  ],
  empire: [
    { name: 'foundations', shapes: foundations },
    { name: 'lower-floors', shapes: storeys(24, 118, 150, 10) },
    { name: 'middle-floors', shapes: storeys(36, 62, 118, 7) },
    { name: 'upper-floors', shapes: [...storeys(45, 38, 62, 5), ...storeys(50, 30, 38, 3)] },
    { name: 'mast', shapes: MAST },
  ],
};
