import { decimalOf } from '../../../../core/money/fixed-point.ts';
import { shortDigits, shortLength } from '../../../../core/money/short-decimals.ts';
import type { Money } from '../kernel/basics/engine-types.ts';

/** Sums of many entries must stay exact, so the ledger counts in whole units of 10^-18. */
const places = 18;
const unitsOfPlaces = Array.from({ length: places + 1 }, (_, count) => 10n ** BigInt(places - count));

/** Throws RangeError on more than 18 decimals: the ledger never rounds. */
export function toUnits(money: Money): bigint {
  const dot = money.indexOf('.');
  const unit = unitsOfPlaces[dot < 0 ? 0 : money.length - dot - 1];
  if (unit === undefined) throw new RangeError(`more than ${places} decimals: ${money}`);
  if (money.length <= shortLength) return BigInt(shortDigits(money)) * unit;
  return BigInt(dot < 0 ? money : money.slice(0, dot) + money.slice(dot + 1)) * unit;
}

export const fromUnits = (units: bigint): Money => decimalOf(units, places);
