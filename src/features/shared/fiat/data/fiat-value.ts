import { fiatCodes, type FiatCode, type FiatRates } from '../../../../core/domain/market/fiat.ts';
import { amount, type Amount, type Price } from '../../../../core/money/amount.ts';
import { divide, multiply } from '../../../../core/money/fixed-point.ts';

export const isFiatCode = (text: string): text is FiatCode => fiatCodes.some((code) => code === text);

const one = amount('1');
/** Counted as one US dollar each. */
const dollars: ReadonlySet<string> = new Set(['USD', 'USDT']);

/** The value would repeat the figure: a price in dollars is worth itself in dollars. */
export const isSameFigure = (currency: string, code: FiatCode): boolean =>
  currency === code || (code === 'USD' && dollars.has(currency));

export interface FiatTarget extends Pick<FiatRates, 'rates'> {
  readonly code: FiatCode;
}

/**
 * `value` of `currency` in a fiat currency, unrounded; undefined without a rate for either side. Coins except USDT have
 * no fiat rate: value them in USDT first.
 */
export function fiatValue(value: Amount | Price, currency: string, into: FiatTarget): Amount | undefined {
  const { code: target, rates } = into;
  const sum = multiply(one, value);
  if (currency === target) return sum;
  const perDollar = target === 'USD' ? undefined : rates[target];
  if (target !== 'USD' && perDollar === undefined) return undefined;
  const inDollars = dollars.has(currency) ? sum : dollarsOf(sum, currency, rates);
  if (inDollars === undefined || perDollar === undefined) return inDollars;
  return multiply(inDollars, perDollar);
}

function dollarsOf(sum: Amount, currency: string, rates: FiatRates['rates']): Amount | undefined {
  const perDollar = isFiatCode(currency) ? rates[currency] : undefined;
  return perDollar === undefined ? undefined : divide(sum, perDollar);
}
