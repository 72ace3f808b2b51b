import { amount } from '../../../../core/money/amount.ts';
import type { Money } from '../kernel/engine-types.ts';

/** Sums of many entries must stay exact, so the ledger counts in whole units of 10^-18. */
const places = 18;
const one = 10n ** BigInt(places);

/** Throws RangeError on more than 18 decimals: the ledger never rounds. */
export function toUnits(money: Money): bigint {
  const isNegative = money.startsWith('-');
  const [whole = '', fraction = ''] = (isNegative ? money.slice(1) : money).split('.');
  if (fraction.length > places) throw new RangeError(`more than ${places} decimals: ${money}`);
  const units = BigInt(whole) * one + BigInt(fraction.padEnd(places, '0'));
  return isNegative ? -units : units;
}

export function fromUnits(units: bigint): Money {
  const size = units < 0n ? -units : units;
  const fraction = (size % one).toString().padStart(places, '0').replace(/0+$/, '');
  const whole = (size / one).toString();
  const sign = units < 0n ? '-' : '';
  return amount(fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`);
}
