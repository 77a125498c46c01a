// Parts that only Microcity's scenes need; the rest comes from the common kit.

import { GROUND, box, disc, dome, line, poly, ring, type Paint, type Scene } from '../../../art/kit';

/** A wheel with spokes and a hub. */
export function wheel(x: number, y: number, r: number, paint: Paint): Scene {
  return [
    ring(x, y, r, r * 0.26, paint),
    line(x - r, y, x + r, y, 1, paint),
    line(x, y - r, x, y + r, 1, paint),
    disc(x, y, r * 0.22, paint),
  ];
}

/** The winding tower of a mine. */
export function headframe(x: number, h: number): Scene {
  const top = GROUND - h;
  return [
    line(x - 9, GROUND, x - 3, top + 6, 2.4, 'metal'),
    line(x + 9, GROUND, x + 3, top + 6, 2.4, 'metal'),
    line(x - 7, GROUND - h * 0.3, x + 7, GROUND - h * 0.3, 1.4, 'metal'),
    line(x - 5, GROUND - h * 0.55, x + 5, GROUND - h * 0.55, 1.4, 'metal'),
    line(x - 8, GROUND - 2, x + 5, GROUND - h * 0.52, 1, 'metal'),
    line(x + 8, GROUND - 2, x - 5, GROUND - h * 0.52, 1, 'metal'),
    line(x + 3, top + 6, x + 24, GROUND, 2, 'metal'),
    box(x - 6, top + 6, 12, 2.4, 'roof'),
    ...wheel(x, top, 7, 'dark'),
  ];
}

/** A heap of coal, or of rubble in another paint. */
export function heap(x: number, w: number, h: number, paint: Paint = 'dark', grain: Paint = 'metal'): Scene {
  return [
    poly([x, GROUND, x + w * 0.22, GROUND - h * 0.7, x + w * 0.5, GROUND - h, x + w * 0.74, GROUND - h * 0.62, x + w, GROUND], paint),
    poly([x + w * 0.3, GROUND - h * 0.3, x + w * 0.4, GROUND - h * 0.6, x + w * 0.52, GROUND - h * 0.34], grain),
    poly([x + w * 0.58, GROUND - h * 0.12, x + w * 0.66, GROUND - h * 0.36, x + w * 0.78, GROUND - h * 0.14], grain),
  ];
}

/** Logs piled up, seen from their cut ends. */
export function logs(x: number, rows: number, r = 4, base = GROUND): Scene {
  const pile: Scene = [];
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < rows - row; i++) {
      const at = { x: x + r + i * 2 * r + row * r, y: base - r - row * r * 1.74 };
      pile.push(disc(at.x, at.y, r, 'brick'), disc(at.x, at.y, r * 0.7, 'wall'), disc(at.x, at.y, r * 0.28, 'wall-2'));
    }
  }
  return pile;
}

/** A saw-tooth roof with its glass to the left. */
export function sawtooth(x: number, y: number, w: number, teeth: number, h = 10): Scene {
  const step = w / teeth;
  return Array.from({ length: teeth }, (_, i) => [
    poly([x + i * step, y, x + i * step, y - h, x + (i + 1) * step, y], 'roof'),
    poly([x + i * step, y, x + i * step, y - h, x + i * step + 2.4, y - h * 0.82, x + i * step + 2.4, y], 'glass'),
  ]).flat();
}

/** A steel beam from its end. */
export function girder(x: number, y: number, size: number): Scene {
  return [
    box(x, y, size, size * 0.24, 'metal'),
    box(x + size * 0.38, y, size * 0.24, size, 'metal'),
    box(x, y + size * 0.76, size, size * 0.24, 'metal'),
  ];
}

/** A worker in a hard hat. */
export function worker(x: number, coat: Paint, size = 1): Scene {
  const up = (n: number) => GROUND - n * size;
  return [
    box(x - 4 * size, up(11), 3.2 * size, 11 * size, 'dark'),
    box(x + 0.8 * size, up(11), 3.2 * size, 11 * size, 'dark'),
    poly([x - 6 * size, up(10), x - 5 * size, up(25), x + 5 * size, up(25), x + 6 * size, up(10)], coat),
    box(x - 1 * size, up(25), 2 * size, 15 * size, 'light'),
    disc(x, up(30), 5 * size, 'wall'),
    dome(x, up(31), 6 * size, 'light', 6.4 * size),
    box(x - 7.4 * size, up(32), 14.8 * size, 1.8 * size, 'light'),
  ];
}

export function clock(x: number, y: number, r: number): Scene {
  return [
    disc(x, y, r, 'dark'),
    disc(x, y, r * 0.82, 'light'),
    line(x, y, x, y - r * 0.6, 1, 'dark'),
    line(x, y, x + r * 0.46, y + r * 0.24, 1, 'dark'),
  ];
}

/** A tower crane with its jib to the right. */
export function crane(x: number, h: number, reach: number, paint: Paint = 'flag'): Scene {
  const top = GROUND - h;
  const rungs = Array.from({ length: Math.floor(h / 9) }, (_, i) => [
    line(x - 2.5, GROUND - i * 9, x + 2.5, GROUND - i * 9 - 9, 0.9, paint),
  ]).flat();
  return [
    line(x - 2.5, GROUND, x - 2.5, top, 1.2, paint),
    line(x + 2.5, GROUND, x + 2.5, top, 1.2, paint),
    ...rungs,
    box(x - reach * 0.35, top - 1, reach * 1.35, 2, paint),
    line(x, top - 9, x + reach * 0.92, top - 1, 0.9, paint),
    line(x, top - 9, x - reach * 0.3, top - 1, 0.9, paint),
    line(x, top, x, top - 9, 1.6, paint),
    box(x - reach * 0.35, top, 6, 5, 'dark'),
    box(x + 2.5, top + 1, 5, 5, 'glass'),
  ];
}
