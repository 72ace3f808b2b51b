import type { Amount } from '../../money/amount.ts';
import { forDrawing } from '../../money/fixed-point.ts';

interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

export interface LinePicture {
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Where nothing was won or lost. */
  readonly zero: number;
  /** From a highest point to a later lowest one; undefined if it never falls. */
  readonly fall:
    | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
    | undefined;
}

/** Sums as a line. Above and below zero have the same measure: a loss is as large as a gain. */
export function lineOf(sums: readonly Amount[], { width, height, margin }: PictureSize): LinePicture {
  const values = sums.map(forDrawing);
  const least = Math.min(0, ...values);
  const range = Math.max(0, ...values) - least || 1;
  const yOf = (value: number): number => height - margin - ((value - least) / range) * (height - 2 * margin);
  const points = values.map((value, at) => [(at / Math.max(1, values.length - 1)) * width, yOf(value)] as const);
  return { points, zero: yOf(0), fall: fallIn(points) };
}

function fallIn(points: LinePicture['points']): LinePicture['fall'] {
  let [top] = points;
  let found: LinePicture['fall'];
  for (const point of points) {
    if (top === undefined || point[1] < top[1]) top = point;
    const height = point[1] - top[1];
    if (height > (found?.height ?? 0)) found = { x: top[0], y: top[1], width: point[0] - top[0], height };
  }
  return found;
}
