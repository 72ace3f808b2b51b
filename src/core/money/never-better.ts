import type { DecimalText } from './amount.ts';
import { isNegative, roundTo } from './fixed-point.ts';

/** The one direction of rounding on the screen: no gain or balance looks larger, and no loss smaller, than it is. */
export const neverBetter = <Value extends DecimalText>(value: Value, places: number): Value =>
  roundTo(value, places, isNegative(value) ? 'up' : 'down');
