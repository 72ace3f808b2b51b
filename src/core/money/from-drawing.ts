import type { DecimalText } from './amount.ts';
import { decimalOf } from './fixed-point.ts';

/** A chart coordinate as a decimal with `places` decimals: the inverse of `forDrawing`. Undefined for a non-number. */
export function fromDrawing<T extends DecimalText>(value: number, places: number): T | undefined {
  const units = Math.round(value * 10 ** places);
  return Number.isSafeInteger(units) ? decimalOf<T>(BigInt(units), places) : undefined;
}
