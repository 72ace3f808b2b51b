import type { ContractOrder } from '../../../core/domain/orders/contract-order.ts';
import { largestFall } from '../../../core/domain/products/copy-trading.ts';
import { amount, type Amount } from '../../../core/money/amount.ts';
import { add, compare, larger } from '../../../core/money/fixed-point.ts';

/** Settled results of closed trades, added up one after the other. */
export interface SettledCurve {
  /** After each trade, the oldest first; it starts with nothing. */
  readonly sums: readonly Amount[];
  readonly trades: number;
  readonly currency: string;
  readonly highest: Amount;
  readonly lowest: Amount;
  /** From a highest point to a later lowest one. */
  readonly fall: Amount;
}

const nothing = amount('0');
const smaller = (left: Amount, right: Amount): Amount => (compare(left, right) < 0 ? left : right);

/**
 * Of trades that are listed newest first. Undefined for fewer than two, without the result of each, and in several
 * currencies: their sum would be none.
 */
export function settledCurve(newestFirst: readonly ContractOrder[]): SettledCurve | undefined {
  const trades = newestFirst.toReversed();
  const results = trades.flatMap(({ realisedProfit }) => realisedProfit ?? []);
  const currencies = new Set(trades.map(({ symbol }) => symbol.slice(symbol.indexOf('/') + 1)));
  const [currency] = currencies;
  if (trades.length < 2 || results.length < trades.length || currencies.size > 1 || currency === undefined)
    return undefined;
  const sums = [nothing];
  for (const result of results) sums.push(add(sums.at(-1) ?? nothing, result));
  return {
    sums,
    trades: trades.length,
    currency,
    highest: sums.reduce(larger, nothing),
    lowest: sums.reduce(smaller, nothing),
    fall: largestFall(results),
  };
}
