import type { RatedCode } from '../../../../core/domain/market/fiat.ts';
import { rate, type Rate } from '../../../../core/money/amount.ts';
import { roundTo } from '../../../../core/money/fixed-point.ts';
import { divide } from '../../../../core/money/quotient.ts';
import { fiatRate } from '../ledger/wallet-rows.ts';
import { findCurrency } from '../ledger/currencies.ts';

export const ratesPath = '/rates.json';

const one = rate('1');
const places = 4;

/** Units per dollar of a currency that this backend quotes, by the price at which its history starts. */
function quoted(name: string): Rate {
  const perUnit = findCurrency(name)?.referencePrice;
  const units = perUnit === undefined ? undefined : divide(one, perUnit);
  if (units === undefined) throw new Error(`${name} has no price`);
  return roundTo(units, places, 'half-up');
}

const rates: Readonly<Record<RatedCode, Rate>> = {
  USD: one,
  CNY: rate(fiatRate),
  GBP: quoted('GBP'),
  HKD: quoted('HKD'),
  JPY: quoted('JPY'),
  EUR: quoted('EUR'),
  AED: rate('3.6725'),
  THB: rate('35.4'),
  PHP: rate('57.3'),
  SGD: quoted('SGD'),
  VND: rate('25300'),
  NGN: rate('1540'),
  IDR: rate('16250'),
  BRL: rate('5.45'),
  INR: rate('83.5'),
  MXN: quoted('MXN'),
};

/** A document as public services of currency rates answer it. These rates are the demo's own and move with nothing. */
export const demoRates = { source: 'demo', base: 'USD', rates } as const;
