import type { Loan } from '../../../../core/domain/finance/loan.ts';
import type { QuotedInstrument } from '../../../../core/domain/market/instrument.ts';
import type { Bill } from '../../../../core/domain/wallets/wallet.ts';
import { amount, type Amount, type Price, type Rate } from '../../../../core/money/amount.ts';
import { percentChange } from '../../../../core/money/arithmetic.ts';
import { add, isPositive, isZero, multiply, subtract, sum } from '../../../../core/money/fixed-point.ts';
import type { KeptDay } from './kept-worth.ts';

/** What a day made of a sum. */
export interface DayChange {
  readonly value: Amount;
  /** Undefined where there was nothing to take a share of, or a debt. */
  readonly percent: Rate | undefined;
}

const dayChange = (before: Amount, now: Amount): DayChange => ({
  value: subtract(now, before),
  percent: isPositive(before) ? percentChange(now, before) : undefined,
});

/** Yesterday's last value with what has come in since is what today began with. */
export const resultSince = (yesterday: Amount, flow: Amount, now: Amount): DayChange =>
  dayChange(add(yesterday, flow), now);

/**
 * `unread`: nothing is known, which the worth itself says.
 * `result`: now less yesterday's last value, without deposits and withdrawals since. `prices`: what today's prices made
 * of the coins held all day, on a device that did not see yesterday, or where what came in since is not known.
 */
export type DayResult =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unread' }
  | ({ readonly kind: 'result'; readonly since: number } & DayChange)
  | ({ readonly kind: 'prices'; readonly reason: NoResult } & DayChange)
  | { readonly kind: 'unknown'; readonly reason: 'incomplete' | 'old' | NoResult };

/** Why a day has no whole result: unknown flows, as where the platform's time zone is not known, or no value of yesterday. */
type NoResult = 'flows' | 'tomorrow';

/** What prices alone made of the day, where the whole result is not known; its share is of the net worth, beside which it stands. */
export const pricesOrNothing = (reason: NoResult, ofPrices: Amount | undefined, worth: Amount): DayResult =>
  ofPrices === undefined
    ? { kind: 'unknown', reason }
    : { kind: 'prices', reason, ...dayChange(subtract(worth, ofPrices), worth) };

/**
 * Money that came from outside or left: deposits, purchases, adjustments by staff, withdrawals. A loan is none: what it
 * pays out is owed. What is repaid is one: `repaidOf`.
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
 * What has been repaid of all loans, in USDT. It is sent from outside to the address of the loan, and no bill tells of it.
 * Undefined where the server does not say.
 */
export function repaidOf(
  loans: readonly Pick<Loan, 'repaid' | 'status' | 'currencyName'>[],
  priceOf: (currencyName: string) => Price | undefined,
): Amount | undefined {
  const paidOut = loans.filter(
    ({ repaid, status }) => repaid !== undefined || (status !== 'pending' && status !== 'rejected'),
  );
  const parts = paidOut.map(({ repaid, currencyName }) => {
    const unit = priceOf(currencyName);
    return repaid === undefined || unit === undefined ? undefined : multiply(repaid, unit);
  });
  const known = parts.flatMap((part) => part ?? []);
  return known.length === parts.length ? sum<Amount>(known) : undefined;
}

const none = amount('0');

/** What was repaid since; older versions kept no such sum: then it is known of a person alone who never repaid anything. */
export function repaidSince({ repaid: before }: Pick<KeptDay, 'repaid'>, now: Amount | undefined): Amount | undefined {
  if (now === undefined) return undefined;
  if (before === undefined) return isZero(now) ? now : undefined;
  const since = subtract(now, before);
  // Old loans leave the newest page: that is no payment back.
  return isPositive(since) ? since : none;
}

/**
 * What today's prices made of coins that were held all day, in USDT: amount × price, less amount × price at the day's open. The
 * price is that of the net worth, so that both move together. Undefined if a coin that some pair with USDT trades has no such
 * prices, and if no held coin has one.
 */
export function priceChangeToday(
  held: ReadonlyMap<string, Amount>,
  pairs: readonly QuotedInstrument[],
  priceOf: (currencyName: string) => Price | undefined,
): Amount | undefined {
  const inUsdt = new Map(pairs.map(({ instrument, quote }) => [instrument.symbol, quote]));
  const priced = [...held].flatMap(([name, owned]) => {
    const quote = inUsdt.get(`${name}/USDT`);
    return quote === undefined || isZero(owned)
      ? []
      : [{ owned, open: quote.open, price: priceOf(name) ?? quote.price }];
  });
  const known = priced.flatMap(({ owned, price, open }) =>
    price === undefined || open === undefined ? [] : subtract(multiply(owned, price), multiply(owned, open)),
  );
  if (known.length < priced.length || known.length === 0) return undefined;
  return sum(known);
}
