import { Decimal } from 'decimal.js';

/** The only decimal.js configuration in the product: precision 20, half-up. */
export const PreciseDecimal = Decimal.clone({
  precision: 20,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -1e9,
  toExpPos: 1e9,
});
