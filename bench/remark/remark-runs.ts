import { Decimal } from 'decimal.js';
import { rate, type Price } from '../../src/core/money/amount.ts';
import { add, cost, divideTo, multiply, roundTo, subtract } from '../../src/core/money/fixed-point.ts';
import type { Mark, Position } from './positions.ts';

const hundred = rate('100');
const moneyPlaces = 8;
const percentPlaces = 2;

export function markOurs({ entry, quantity, margin, isShort }: Position, last: Price): Mark {
  const value = cost(last, quantity);
  const move = isShort ? subtract(entry, last) : subtract(last, entry);
  const profit = cost(move, quantity);
  return {
    value: roundTo(value, moneyPlaces),
    profit: roundTo(profit, moneyPlaces),
    profitPercent: divideTo(multiply(profit, hundred), margin, percentPlaces) ?? '',
    equity: roundTo(add(margin, profit), moneyPlaces),
  };
}

const Precise = Decimal.clone({ precision: 20, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -1e9, toExpPos: 1e9 });
const text = (value: Decimal, places: number): string => value.toDecimalPlaces(places).toString();

export function markPeer({ entry, quantity, margin, isShort }: Position, last: Price): Mark {
  const now = new Precise(last);
  const units = new Precise(quantity);
  const ownMoney = new Precise(margin);
  const move = isShort ? new Precise(entry).minus(now) : now.minus(entry);
  const profit = move.times(units);
  return {
    value: text(now.times(units), moneyPlaces),
    profit: text(profit, moneyPlaces),
    profitPercent: text(profit.times(100).dividedBy(ownMoney), percentPlaces),
    equity: text(ownMoney.plus(profit), moneyPlaces),
  };
}
