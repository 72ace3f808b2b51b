import type { Price, Rate } from '../../../../core/money/amount.ts';
import { percentChange } from '../../../../core/money/arithmetic.ts';
import { subtract } from '../../../../core/money/fixed-point.ts';
import { fromDrawing } from '../../../../core/money/from-drawing.ts';
import type { DrawnPoint } from './drawings.ts';

/** What lies between two places of a chart. */
export interface Measured {
  readonly change: Price;
  /** In percent of the first; undefined from zero. */
  readonly percent: Rate | undefined;
  readonly lengthMs: number;
}

/** The distance between two points on the axis, with this many decimals; undefined when unreadable. */
export function measured(from: DrawnPoint, to: DrawnPoint, places: number): Measured | undefined {
  const start = fromDrawing<Price>(from.value, places);
  const end = fromDrawing<Price>(to.value, places);
  if (start === undefined || end === undefined) return undefined;
  return { change: subtract(end, start), percent: percentChange(end, start), lengthMs: Math.abs(to.at - from.at) };
}
