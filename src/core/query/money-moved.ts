import { matchQuery, type QueryClient } from '@tanstack/react-query';
import type { AccountId } from '../account/account-scope.ts';
import { OptionsPort } from '../ports/options-port.ts';
import { TradingPort } from '../ports/trading-port.ts';
import { WalletPort } from '../ports/wallet-port.ts';
import { accountKey, type QueryKeyOf } from './account-key.ts';

interface Account {
  readonly id: AccountId;
}

/** The answers with the free sums that tickets count with. */
const freeSums = (account: Account) => [
  accountKey(account, WalletPort, 'walletDetail'),
  accountKey(account, TradingPort, 'contractAccount'),
  accountKey(account, TradingPort, 'contractTerms'),
  accountKey(account, OptionsPort, 'payableCurrencies'),
];

/** What no page shows just now is forgotten: a ticket would open with it as it was before. */
export function forgetFreeSums(queries: QueryClient, account: Account): void {
  for (const queryKey of freeSums(account)) queries.removeQueries({ queryKey, type: 'inactive' });
}

/**
 * Money of the account has moved: its balances, what tickets count with, and what else is below these keys, is read again
 * at once, each answer once.
 */
export async function moneyMoved(
  queries: QueryClient,
  account: Account,
  also: readonly QueryKeyOf[] = [],
): Promise<void> {
  forgetFreeSums(queries, account);
  const keys = [accountKey(account, WalletPort), ...freeSums(account), ...also];
  await queries.invalidateQueries({ predicate: (query) => keys.some((queryKey) => matchQuery({ queryKey }, query)) });
}
