import type { Amount, Rate } from '../money/amount.ts';
import { multiply, roundTo } from '../money/fixed-point.ts';

/** Servers keep sums of spot orders with so many decimals. */
export const spotPlaces = 8;

/**
 * What a fill costs: a fraction of what is received, base of a buy, quote of a sale; what is beyond eight decimals is cut.
 * `feeRate` is a fraction, 0.002 is 0.2 %. The backend cuts it at every single fill.
 */
export const spotFee = <T extends Amount>(received: T, feeRate: Rate): T =>
  roundTo(multiply(received, feeRate), spotPlaces, 'down');
