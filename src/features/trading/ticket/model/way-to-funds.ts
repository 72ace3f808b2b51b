import type { AccountId } from '../../../../core/account/account-scope.ts';
import { givenName } from '../../../../core/domain/wallets/given-account-names.ts';
import type { WalletAccount } from '../../../../core/domain/wallets/wallet.ts';
import { pathWith, routes, type RoutePath } from '../../../../core/navigation/routes.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { compare } from '../../../../core/money/fixed-point.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import type { Shortfall } from './shortfall.ts';

/** Where money is moved and paid in; simulated money can do neither. */
const pages: Readonly<Record<AccountId, { readonly transfer: RoutePath; readonly deposit: RoutePath } | undefined>> = {
  live: { transfer: routes.fund.transfer, deposit: routes.fund.receive },
  moni: undefined,
};

/** The account that may hold what another one lacks: profits lie with the contracts, deposits with spot trading. */
export const otherAccountOf = (account: WalletAccount): WalletAccount => (account === 'spot' ? 'contracts' : 'spot');

/** The page that brings the missing sum: the person's other account if it has it, else a deposit. Undefined where neither is. */
export function wayToFunds(
  { currency, account, sum }: Shortfall,
  around: { readonly accountId: AccountId; readonly other: Amount | undefined; readonly languageTag: string },
): { readonly path: RoutePath; readonly to: string } | undefined {
  const own = pages[around.accountId];
  if (own === undefined) return undefined;
  const isThere = around.other !== undefined && compare(around.other, sum) >= 0;
  if (!isThere) return { path: own.deposit, to: pathWith(own.deposit, { currency: currency.id }) };
  const to = pathWith(own.transfer, {
    from: givenName[otherAccountOf(account)],
    to: givenName[account],
    currency: currency.id,
    amount: formatForInput(sum, around.languageTag),
  });
  return { path: own.transfer, to };
}
