import type { AccountId } from '../../../../core/account/account-scope.ts';
import { givenName } from '../../../../core/domain/wallets/given-account-names.ts';
import {
  walletAccounts,
  type Balance,
  type WalletAccount,
  type Wallets,
} from '../../../../core/domain/wallets/wallet.ts';
import { accountQuestion } from '../../../../core/navigation/practice-address.ts';
import { pathWith, routes, type RoutePath } from '../../../../core/navigation/routes.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { compare } from '../../../../core/money/fixed-point.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import type { Shortfall } from './shortfall.ts';

/** Profits lie with the contracts and deposits with spot trading, so that account is looked at first. */
const otherAccountOf = (account: WalletAccount): WalletAccount => (account === 'spot' ? 'contracts' : 'spot');

export interface AroundFunds {
  /** Simulated money can be moved, but not paid in. */
  readonly accountId: AccountId;
  readonly wallets: Wallets;
  /** The ids of what can be converted into; undefined where that is not known. */
  readonly convertible: readonly string[] | undefined;
  readonly isOffered: (path: RoutePath) => boolean;
  readonly languageTag: string;
  /** The address of the ticket, which each of these pages leads back to. */
  readonly here: string;
}

/**
 * The page that brings the missing sum: from another account of the person if one has it, else by a deposit of the currency,
 * else by conversion. `none` where the currency comes from nowhere, undefined where that is not known.
 */
export function wayToFunds(shortfall: Shortfall, around: AroundFunds): { readonly to: string } | 'none' | undefined {
  const { currency } = shortfall;
  const { wallets, convertible, isOffered } = around;
  const from = accountWith(shortfall, around);
  if (from !== undefined && isOffered(routes.fund.transfer)) return { to: transferOf(shortfall, from, around) };
  if (around.accountId === 'moni') return undefined;
  const canDeposit = walletAccounts.some((account) => balanceIn(wallets, account, currency.id)?.canDeposit === true);
  if (canDeposit && isOffered(routes.fund.receive))
    return { to: pathWith(routes.fund.receive, { currency: currency.id, return: around.here }) };
  if (convertible === undefined) return undefined;
  return convertible.includes(currency.id) && isOffered(routes.fund.fundTransfer)
    ? { to: pathWith(routes.fund.fundTransfer, { to: currency.id, return: around.here }) }
    : 'none';
}

const balanceIn = ({ accounts }: Wallets, of: WalletAccount, currencyId: string): Balance | undefined =>
  accounts.find(({ account }) => account === of)?.balances.find((balance) => balance.currencyId === currencyId);

/** The sum with its spare where another account has that much, or where none has even the sum without. */
export function sumToAdd(shortfall: Shortfall, withSpare: Amount | undefined, wallets: Wallets): Amount {
  if (withSpare === undefined) return shortfall.sum;
  const isThere = (sum: Amount): boolean => accountWith({ ...shortfall, sum }, { wallets }) !== undefined;
  return !isThere(withSpare) && isThere(shortfall.sum) ? shortfall.sum : withSpare;
}

type Holders = Pick<AroundFunds, 'wallets'>;

function accountWith({ currency, account, sum }: Shortfall, { wallets }: Holders): WalletAccount | undefined {
  const first = otherAccountOf(account);
  const others = [first, ...walletAccounts.filter((one) => one !== account && one !== first)];
  return others.find((one) => {
    const there = balanceIn(wallets, one, currency.id)?.available;
    return there !== undefined && compare(there, sum) >= 0;
  });
}

const transferOf = (
  { currency, account, sum }: Shortfall,
  from: WalletAccount,
  { languageTag, here, accountId }: AroundFunds,
): string =>
  pathWith(routes.fund.transfer, {
    from: givenName[from],
    to: givenName[account],
    currency: currency.id,
    amount: formatForInput(sum, languageTag),
    ...accountQuestion(accountId),
    return: here,
  });
