import { Decimal } from 'decimal.js';

/** The one configuration of decimal.js in the product: precision 20, half-up. */
export const PreciseDecimal = Decimal.clone({
  precision: 20,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -1e9,
  toExpPos: 1e9,
});
