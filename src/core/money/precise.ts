import { Decimal } from 'decimal.js';

/** The decimal.js configuration of the product: precision 20, half-up. */
export const PreciseDecimal = Decimal.clone({
  precision: 20,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -1e9,
  toExpPos: 1e9,
});

/** For a result that is rounded once, at its end: no digit that decides is lost before. */
export const WideDecimal = PreciseDecimal.clone({ precision: 160 });
