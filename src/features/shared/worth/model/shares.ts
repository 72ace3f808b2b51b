import { rate, type Amount, type Rate } from '../../../../core/money/amount.ts';
import { isPositive, multiply, roundTo, sum } from '../../../../core/money/fixed-point.ts';
import { divide } from '../../../../core/money/quotient.ts';
import type { WorthLine, WorthPart } from './net-worth.ts';

export interface Share {
  readonly part: WorthPart;
  /** Of everything that is owned. */
  readonly percent: Rate;
}

const hundred = rate('100');

/** How what is owned is spread over its parts; debts and unknown parts have no share. */
export function sharesOf(lines: readonly WorthLine[]): readonly Share[] {
  const owned = lines.flatMap(({ part, value }) => (value !== undefined && isPositive(value) ? [{ part, value }] : []));
  const whole = sum<Amount>(owned.map(({ value }) => value));
  return owned.flatMap(({ part, value }) => {
    const share = divide(multiply(value, hundred), whole);
    return share === undefined ? [] : [{ part, percent: rate(roundTo(share, 2)) }];
  });
}
