import { rate, type Amount, type Rate } from '../../money/amount.ts';
import { add, multiply, roundTo } from '../../money/fixed-point.ts';
import { divide } from '../../money/quotient.ts';

/** The protocol computes with eight decimals and truncates. */
const moneyPlaces = 8;
const hundredth = rate('0.01');
const hundred = rate('100');

const percentOf = (stake: Amount, percent: Rate): Amount =>
  roundTo(multiply(stake, multiply(percent, hundredth)), moneyPlaces, 'down');

/** The profit of a win beside the stake. `payoutRate` in percent. */
export const winAmount = (stake: Amount, payoutRate: Rate): Amount => percentOf(stake, payoutRate);

/** The loss of a stake. `lossRate` in percent; undefined means all of it. */
export const loseAmount = (stake: Amount, lossRate?: Rate): Amount =>
  lossRate === undefined ? stake : percentOf(stake, lossRate);

/** The fee on top of the stake, never returned. `feeRate` in percent. */
export const optionFee = (stake: Amount, feeRate: Rate): Amount => percentOf(stake, feeRate);

/**
 * How many of a hundred options must be won, ties apart, to come out even: (loss + fee) / (payout + loss), in percent.
 * Without a fee and with the whole stake at risk that is 1 / (1 + payout). All rates in percent; undefined when
 * nothing can be won or lost.
 */
export function breakEvenRate(terms: {
  readonly payoutRate: Rate;
  readonly lossRate?: Rate | undefined;
  readonly feeRate?: Rate | undefined;
}): Rate | undefined {
  const { payoutRate, lossRate = hundred, feeRate = rate('0') } = terms;
  return divide(multiply(add(lossRate, feeRate), hundred), add(payoutRate, lossRate));
}
