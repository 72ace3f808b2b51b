import type { DecimalText } from './amount.ts';
import { decimalOf } from './fixed-point.ts';

/** A place on a picture as a decimal with so many places: the way back from `forDrawing`. Undefined for what is no number. */
export function fromDrawing<T extends DecimalText>(value: number, places: number): T | undefined {
  const units = Math.round(value * 10 ** places);
  return Number.isSafeInteger(units) ? decimalOf<T>(BigInt(units), places) : undefined;
}
