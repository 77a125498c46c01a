// The geometry of the score plot.

export type Curve = { d: string; x: number; y: number; labelY: number };
export type Plot = { low: number; high: number; y: (value: number) => number; paths: Curve[] };

const LABEL = 20;

/** One curve for each of *players*, from the scores after every decision. */
export function curves(scores: readonly number[][], players: number, width: number, height: number): Plot {
  const all = scores.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(low + 1, ...all);
  const x = (ply: number) => round((ply / Math.max(1, scores.length - 1)) * width);
  const y = (value: number) => round(height - ((value - low) / (high - low)) * height);
  const paths = Array.from({ length: players }, (_, player) => {
    const points = scores.map((row, ply) => `${x(ply)} ${y(row[player] ?? 0)}`);
    const last = y(scores.at(-1)?.[player] ?? 0);
    return { d: `M${points.join('L')}`, x: x(Math.max(0, scores.length - 1)), y: last, labelY: last };
  });
  return { low, high, y, paths: spread(paths) };
}

/** Round numbers between *low* and *high*, at most six. */
export function ticks(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((one) => (high - low) / one <= 5) ?? 500;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

/** Names that would lie on each other are moved apart. */
function spread(paths: Curve[]): Curve[] {
  const sorted = [...paths].sort((a, b) => a.y - b.y);
  sorted.forEach((path, i) => {
    const above = sorted[i - 1];
    if (above) path.labelY = Math.max(path.y, above.labelY + LABEL);
  });
  return paths;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
