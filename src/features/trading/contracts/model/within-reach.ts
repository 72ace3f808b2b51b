import { price, type Price } from '../../../../core/money/amount.ts';
import { compare, multiply } from '../../../../core/money/fixed-point.ts';

const timesUp = price('11');
const timesDown = price('1000');

/** Whether a price may come to a liquidation at all: it neither loses all but a thousandth nor rises by ten times for that. */
export const isWithinReach = (liquidation: Price, from: Price): boolean =>
  compare(liquidation, multiply(from, timesUp)) <= 0 && compare(multiply(liquidation, timesDown), from) >= 0;
