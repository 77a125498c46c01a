// Buildings are drawn from a few parts, in one style: front elevations on a 120 x 90 sheet,
// ground line at y = 80. A scene is a list of shapes; `Art.svelte` draws it.

export type Paint =
  | 'wall' | 'wall-2' | 'brick' | 'roof' | 'stone' | 'stone-2' | 'glass' | 'light' | 'metal'
  | 'leaf' | 'leaf-2' | 'ground' | 'water' | 'flag' | 'dark' | 'accent' | 'sheet' | 'chalk';
export type Shape = { d: string; paint: Paint };
export type Scene = Shape[];

export const GROUND = 80;

export function box(x: number, y: number, w: number, h: number, paint: Paint): Shape {
  return { d: `M${x} ${y}h${w}v${h}h${-w}z`, paint };
}

export function poly(points: number[], paint: Paint): Shape {
  const pairs: string[] = [];
  for (let i = 0; i < points.length; i += 2) pairs.push(`${points[i]} ${points[i + 1]}`);
  return { d: `M${pairs.join('L')}z`, paint };
}

export function disc(x: number, y: number, r: number, paint: Paint): Shape {
  return { d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, paint };
}

/** A straight beam of width *w*. */
export function line(x1: number, y1: number, x2: number, y2: number, w: number, paint: Paint): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(-(y2 - y1) / length) * (w / 2), ((x2 - x1) / length) * (w / 2)];
  const corners = [x1 + dx, y1 + dy, x2 + dx, y2 + dy, x2 - dx, y2 - dy, x1 - dx, y1 - dy];
  return poly(corners.map((n) => Math.round(n * 100) / 100), paint);
}

/** A circle drawn with a pen of width *w*. */
export function ring(x: number, y: number, r: number, w: number, paint: Paint): Shape {
  const hole = r - w;
  const inner = `M${x - hole} ${y}a${hole} ${hole} 0 1 1 ${2 * hole} 0a${hole} ${hole} 0 1 1 ${-2 * hole} 0z`;
  return { d: disc(x, y, r, paint).d + inner, paint };
}

/** Half a disc on its flat side: domes, arches, hills. */
export function dome(x: number, y: number, r: number, paint: Paint, height = r): Shape {
  return { d: `M${x - r} ${y}a${r} ${height} 0 0 1 ${2 * r} 0z`, paint };
}

/** A wall that stands on the ground, its right third in shade. */
export function block(x: number, w: number, h: number, paint: Paint = 'wall'): Scene {
  const shade: Partial<Record<Paint, Paint>> = { wall: 'wall-2', stone: 'stone-2', glass: 'metal' };
  const main = box(x, GROUND - h, w, h, paint);
  const dark = shade[paint];
  return dark ? [main, box(x + w * 0.68, GROUND - h, w * 0.32, h, dark)] : [main];
}

export function gable(x: number, y: number, w: number, h: number, paint: Paint = 'roof'): Shape {
  return poly([x - 3, y, x + w / 2, y - h, x + w + 3, y], paint);
}

export function hip(x: number, y: number, w: number, h: number, paint: Paint = 'roof'): Shape {
  return poly([x - 3, y, x + w * 0.2, y - h, x + w * 0.8, y - h, x + w + 3, y], paint);
}

/** Rows and columns of windows; some are lit. */
export function windows(
  x: number, y: number, w: number, h: number, columns: number, rows: number, paint: Paint = 'glass',
): Scene {
  const cell = { w: w / columns, h: h / rows };
  const scene: Scene = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const isLit = (row * 7 + column * 5) % 4 === 1;
      const left = x + column * cell.w + cell.w * 0.18;
      const top = y + row * cell.h + cell.h * 0.16;
      scene.push(box(left, top, cell.w * 0.64, cell.h * 0.6, isLit ? 'light' : paint));
    }
  }
  return scene;
}

export function door(x: number, w = 6, h = 11, paint: Paint = 'dark'): Shape {
  return { d: `M${x} ${GROUND}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`, paint };
}

export function columns(x: number, y: number, w: number, h: number, count: number): Scene {
  const step = w / count;
  return Array.from({ length: count }, (_, i) => box(x + i * step + step * 0.3, y, step * 0.4, h, 'chalk'));
}

export function awning(x: number, y: number, w: number, stripes = 6): Scene {
  const step = w / stripes;
  return Array.from({ length: stripes }, (_, i) =>
    poly([x + i * step, y, x + (i + 1) * step, y, x + (i + 1) * step - 1, y + 6, x + i * step - 1, y + 6], i % 2 ? 'chalk' : 'flag'));
}

export function tree(x: number, size = 1): Scene {
  return [
    box(x - 1 * size, GROUND - 9 * size, 2 * size, 9 * size, 'wall-2'),
    disc(x, GROUND - 15 * size, 8 * size, 'leaf'),
    disc(x + 3 * size, GROUND - 12 * size, 5 * size, 'leaf-2'),
  ];
}

export function fir(x: number, size = 1): Scene {
  return [
    box(x - size, GROUND - 5 * size, 2 * size, 5 * size, 'wall-2'),
    poly([x - 8 * size, GROUND - 4 * size, x, GROUND - 17 * size, x + 8 * size, GROUND - 4 * size], 'leaf-2'),
    poly([x - 6 * size, GROUND - 12 * size, x, GROUND - 24 * size, x + 6 * size, GROUND - 12 * size], 'leaf'),
  ];
}

export function mast(x: number, y: number, h: number): Scene {
  return [box(x - 0.7, y - h, 1.4, h, 'metal'), disc(x, y - h, 1.8, 'flag')];
}

export function flag(x: number, y: number, h = 14): Scene {
  return [box(x - 0.6, y - h, 1.2, h, 'metal'), poly([x + 0.6, y - h, x + 10, y - h + 3, x + 0.6, y - h + 6], 'flag')];
}

export function smoke(x: number, y: number): Scene {
  return [disc(x, y, 3, 'chalk'), disc(x + 5, y - 5, 4, 'chalk'), disc(x + 12, y - 9, 5, 'chalk')];
}

export function chimney(x: number, h: number, w = 6): Scene {
  return [box(x, GROUND - h, w, h, 'brick'), box(x - 1, GROUND - h, w + 2, 3, 'dark')];
}

export function car(x: number, paint: Paint = 'flag'): Scene {
  return [
    { d: `M${x} ${GROUND - 3}v-4l4 -1l3 -4h7l4 4l4 1v4z`, paint },
    box(x + 7.5, GROUND - 11, 6, 3, 'glass'),
    disc(x + 5, GROUND - 3, 2.6, 'dark'),
    disc(x + 17, GROUND - 3, 2.6, 'dark'),
  ];
}

export function pond(x: number, y: number, w: number, h: number): Shape {
  return { d: `M${x} ${y}a${w / 2} ${h / 2} 0 1 0 ${w} 0a${w / 2} ${h / 2} 0 1 0 ${-w} 0z`, paint: 'water' };
}
