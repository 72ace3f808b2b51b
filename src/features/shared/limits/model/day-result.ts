import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { Amount, Price } from '../../../../core/money/amount.ts';
import {
  add,
  absolute,
  compare,
  isNegative,
  isPositive,
  multiply,
  subtract,
  sum,
} from '../../../../core/money/fixed-point.ts';

/** One option or position that came to its end. */
export interface SettledRecord {
  readonly currency: string;
  /** Negative when lost, before fees; undefined where the server does not say. */
  readonly result: Amount | undefined;
  readonly fee: Amount;
}

/** The result of a day in one currency. */
export interface CurrencyDay {
  readonly currency: string;
  readonly count: number;
  readonly won: Amount;
  /** Positive. */
  readonly lost: Amount;
  readonly fees: Amount;
  /** Won less lost less fees; undefined when a result is not known. */
  readonly net: Amount | undefined;
}

const quoteOf = (symbol: string): string => symbol.slice(symbol.indexOf('/') + 1);

export const ofOption = (order: OptionOrder): SettledRecord => ({
  currency: order.payingCurrency ?? '',
  result: order.profit,
  fee: order.fee,
});

export const ofPosition = (order: ContractOrder): SettledRecord => ({
  currency: quoteOf(order.symbol),
  result: order.realisedProfit,
  fee: add(order.openFee, order.overnightFee),
});

/** Sums of each currency apart: they are never added up unlike. */
export function dayOf(records: readonly SettledRecord[]): readonly CurrencyDay[] {
  return [...new Set(records.map(({ currency }) => currency))].map((currency) => {
    const own = records.filter((record) => record.currency === currency);
    const results = own.flatMap(({ result }) => result ?? []);
    const fees = sum(own.map(({ fee }) => fee));
    const isWhole = results.length === own.length;
    return {
      currency,
      count: own.length,
      won: sum(results.filter(isPositive)),
      lost: absolute(sum(results.filter(isNegative))),
      fees,
      net: isWhole ? subtract(sum(results), fees) : undefined,
    };
  });
}

/** The total loss of the day in USDT, never negative; undefined when a sum or a price is missing. */
export function lostOf(
  days: readonly CurrencyDay[],
  priceOf: (currency: string) => Price | undefined,
): Amount | undefined {
  const values = days.map(({ currency, net }) => {
    const price = priceOf(currency);
    return net === undefined || price === undefined ? undefined : multiply(net, price);
  });
  if (values.includes(undefined)) return undefined;
  const total = sum(values.flatMap((value) => value ?? []));
  return compare(total, subtract(total, total)) < 0 ? absolute(total) : subtract(total, total);
}
