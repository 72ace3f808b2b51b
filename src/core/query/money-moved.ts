import type { QueryClient } from '@tanstack/react-query';
import type { AccountId } from '../account/account-scope.ts';
import type { OptionsPort } from '../ports/options-port.ts';
import type { TradingPort } from '../ports/trading-port.ts';
import type { WalletPort } from '../ports/wallet-port.ts';

/** The answers with the free sums that tickets count with. */
const freeSums: readonly unknown[] = [
  'walletDetail',
  'contractAccount',
  'contractTerms',
  'payableCurrencies',
] satisfies readonly (keyof WalletPort | keyof TradingPort | keyof OptionsPort)[];

/**
 * Money of the account has moved: what is shown of it is read again at once. A free sum that no page shows just now is
 * forgotten: a ticket would open with it as it was before.
 */
export function moneyMoved(queries: QueryClient, { id }: { readonly id: AccountId }): Promise<void> {
  queries.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey: [scope, , method] }) => scope === id && freeSums.includes(method),
  });
  return queries.invalidateQueries({ queryKey: [id] });
}
