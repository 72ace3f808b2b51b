import type { Amount, Rate } from '../../money/amount.ts';
import { multiply, roundTo } from '../../money/fixed-point.ts';

/** Servers keep sums of spot orders with so many decimals. */
export const spotPlaces = 8;

/**
 * The fee of a fill: a fraction of the received amount, in base for a buy, in quote for a sale, truncated to eight
 * decimals. `feeRate` is a fraction, 0.002 is 0.2 %. The backend truncates at every single fill.
 */
export const spotFee = <T extends Amount>(received: T, feeRate: Rate): T =>
  roundTo(multiply(received, feeRate), spotPlaces, 'down');
