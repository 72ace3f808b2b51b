import type { DecimalText } from './amount.ts';
import { isZero } from './fixed-point.ts';
import { PreciseDecimal } from './precise.ts';

/**
 * `value` over a pure divisor by decimal.js, with 20 digits, half-up; keeps the unit of `value`. Undefined when the
 * divisor is zero. For rates, yields, penalties and liquidations. The first ticket and the order book divide with
 * `fixed-point.ts`, so that they need not wait for the library.
 */
export const divide = <T extends DecimalText>(value: T, divisor: DecimalText): T | undefined =>
  isZero(divisor) ? undefined : (new PreciseDecimal(value).div(divisor).toString() as T);
