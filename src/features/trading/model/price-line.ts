/** For drawing alone: a moment, ms, and a price close to the real one. */
export interface PricePoint {
  readonly at: number;
  readonly value: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface DrawnLine<Mark> {
  /** Of an SVG; empty for fewer than two points. */
  readonly path: string;
  readonly marks: readonly (Mark & { readonly x: number; readonly y: number })[];
}

const margin = 6;

/** The points within `windowMs` of the newest, the newest last, with one more. */
export function withPoint(points: readonly PricePoint[], point: PricePoint, windowMs: number): readonly PricePoint[] {
  const last = points.at(-1);
  const before = last !== undefined && last.at >= point.at ? points.filter(({ at }) => at < point.at) : points;
  return [...before, point].filter(({ at }) => at > point.at - windowMs);
}

/** A line from the least to the greatest price, marks included; marks from before it begin at its start. */
export function drawLine<Mark extends PricePoint>(
  points: readonly PricePoint[],
  marks: readonly Mark[],
  { width, height }: Size,
): DrawnLine<Mark> {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return { path: '', marks: [] };
  const values = [...points, ...marks].map(({ value }) => value);
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  const span = last.at - first.at || 1;
  const xOf = (at: number): number => Math.min(1, Math.max(0, (at - first.at) / span)) * width;
  const yOf = (value: number): number => height - margin - ((value - least) / range) * (height - 2 * margin);
  const path = points
    .map(({ at, value }, index) => `${index === 0 ? 'M' : 'L'}${round(xOf(at))} ${round(yOf(value))}`)
    .join('');
  return { path, marks: marks.map((mark) => ({ ...mark, x: round(xOf(mark.at)), y: round(yOf(mark.value)) })) };
}

const round = (value: number): number => Math.round(value * 10) / 10;
