import { rate, type Amount, type Price, type Rate } from '../../money/amount.ts';
import { add } from '../../money/fixed-point.ts';
import { proportion } from '../../money/quotient.ts';
import type { CurrencyId } from '../market/instrument.ts';

export interface ConvertibleCurrency {
  readonly id: CurrencyId;
  readonly name: string;
  /** The spot balance; undefined if the server does not say. */
  readonly available: Amount | undefined;
}

/** Prices in USDT. */
export interface ConversionTerms {
  readonly fromPrice: Price;
  readonly toPrice: Price;
  /** Percent of the given sum, charged on top; undefined if the server does not say. */
  readonly feePercent: Rate | undefined;
}

/** A sum of one currency that becomes another one. */
export interface Conversion {
  readonly fromId: CurrencyId;
  readonly toId: CurrencyId;
  /** Of the first, without the fee. */
  readonly amount: Amount;
}

/** Balances have so many decimals. */
const places = 8;
const hundred = rate('100');

/** What comes of a sum: cut off, never rounded up. Undefined without a price to divide by. */
export const convertedAmount = (
  amount: Amount,
  { fromPrice, toPrice }: Pick<ConversionTerms, 'fromPrice' | 'toPrice'>,
): Amount | undefined => proportion(amount, { factor: fromPrice, divisor: toPrice, places, rounding: 'down' });

/** The fee on top of a sum, in the same currency: rounded up. */
export const conversionFee = (amount: Amount, feePercent: Rate): Amount | undefined =>
  proportion(amount, { factor: feePercent, divisor: hundred, places, rounding: 'up' });

/** The most that can be converted so that the fee is there too. */
export const mostConvertible = (available: Amount, feePercent: Rate): Amount | undefined =>
  proportion(available, { factor: hundred, divisor: add(hundred, feePercent), places, rounding: 'down' });
