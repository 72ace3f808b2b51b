import type { QuotedInstrument } from '../../../../core/domain/market/instrument.ts';
import type { Bill, Wallets } from '../../../../core/domain/wallets/wallet.ts';
import { amountOf, isZero, multiply, subtract, sum } from '../../../../core/money/fixed-point.ts';
import type { Amount, Price } from '../../../../core/money/amount.ts';
import { ownedOf } from '../../wallets/model/wallet-values.ts';

/**
 * `result`: now less yesterday's last value, without deposits and withdrawals since. `prices`: what today's prices made
 * of the coins held now, on a device that did not see yesterday.
 */
export type DayResult =
  | { readonly kind: 'reading' }
  | { readonly kind: 'result'; readonly value: Amount; readonly since: number }
  | { readonly kind: 'prices'; readonly value: Amount }
  | { readonly kind: 'unknown'; readonly reason: 'incomplete' | 'flows' | 'tomorrow' };

/**
 * Money that came from outside or left: deposits, purchases, adjustments by staff, withdrawals. A loan is none: what it
 * pays out is owed.
 */
const flowKinds: ReadonlySet<string> = new Set(['1', '2', '3', '4', '5', '6', '7', '8', '603']);
const withdrawalKinds: ReadonlySet<string> = new Set(['99', '100', '101']);

export const isFlow = ({ kind }: Pick<Bill, 'kind'>): boolean => flowKinds.has(kind) || withdrawalKinds.has(kind);

/**
 * What came in less what went out, in USDT. Undefined without a price; and where a withdrawal was booked and the server
 * does not list what it locked, because then one sum is not told from another.
 */
export function netFlow(
  bills: readonly Pick<Bill, 'kind' | 'change' | 'currencyName' | 'concernsLocked'>[],
  priceOf: (currencyName: string) => Price | undefined,
): Amount | undefined {
  const flows = bills.filter(isFlow);
  const withdrawals = flows.filter(({ kind }) => withdrawalKinds.has(kind));
  if (withdrawals.length > 0 && !withdrawals.some(({ concernsLocked }) => concernsLocked)) return undefined;
  const values = flows.map(({ change, currencyName }) => {
    const unit = priceOf(currencyName);
    return unit === undefined ? undefined : multiply(change, unit);
  });
  const known = values.flatMap((value) => value ?? []);
  return known.length === values.length ? sum<Amount>(known) : undefined;
}

/**
 * What today's prices made of the coins held now, in USDT: amount × (price − price at the day's open). Undefined if a
 * coin that some pair with USDT trades has no such prices, and if no held coin has one.
 */
export function priceChangeToday(wallets: Wallets, pairs: readonly QuotedInstrument[]): Amount | undefined {
  const inUsdt = new Map(pairs.map(({ instrument, quote }) => [instrument.symbol, quote]));
  const held = wallets.accounts
    .flatMap(({ balances }) => balances)
    .filter((balance) => !isZero(ownedOf(balance)))
    .flatMap((balance) => {
      const quote = inUsdt.get(`${balance.currencyName}/USDT`);
      return quote === undefined ? [] : [{ owned: ownedOf(balance), quote }];
    });
  const changes = held.map(({ owned, quote: { price, open } }) =>
    price === undefined || open === undefined ? undefined : multiply(owned, subtract(amountOf(price), amountOf(open))),
  );
  const known = changes.flatMap((change) => change ?? []);
  return known.length === changes.length && known.length > 0 ? sum<Amount>(known) : undefined;
}
