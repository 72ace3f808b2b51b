import { lackingAs, type Lacking } from '../../../../core/domain/page.ts';
import type { AccountBalances, Balance, Wallets } from '../../../../core/domain/wallets/wallet.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { add, isZero, multiply, sum } from '../../../../core/money/fixed-point.ts';

/** The whole balance of the person, free and locked. */
export const ownedOf = (balance: Balance): Amount => add(balance.available, balance.locked);

/** True when there is not even a small or locked balance anywhere. */
export const holdsNothing = (wallets: Wallets): boolean =>
  wallets.accounts.every(
    ({ balances }) => balances.unreadable === undefined && balances.every((balance) => isZero(ownedOf(balance))),
  );

/** The balances that could not be read: every sum of several lacks them. */
export const lackingIn = ({ accounts }: Wallets): Lacking => lackingAs([], ...accounts.map(({ balances }) => balances));

/** In USDT; undefined when there is a balance without a known price. */
export function usdtValueOf(balance: Balance): Amount | undefined {
  const owned = ownedOf(balance);
  if (isZero(owned)) return owned;
  return balance.usdtPrice === undefined ? undefined : multiply(owned, balance.usdtPrice);
}

/** Value of one account in USDT: counted from its balances, or the server's own sum where a price is missing. */
export function accountTotal(account: AccountBalances): Amount | undefined {
  const values = account.balances.map(usdtValueOf);
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? sum<Amount>(known) : account.totalUsdt;
}

/** Value of everything in USDT; undefined when one account's is. */
export function walletsTotal(wallets: Wallets): Amount | undefined {
  const totals = wallets.accounts.map(accountTotal);
  const known = totals.filter((total) => total !== undefined);
  return known.length === totals.length ? sum<Amount>(known) : undefined;
}
