import { useQueries } from '@tanstack/react-query';
import { useAccount } from '../../../../core/account/use-account.ts';
import { closingCauseOf, reachesClosing, type ClosingCause } from '../../../../core/domain/orders/closing-cause.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { Page } from '../../../../core/domain/page.ts';
import type { Bill } from '../../../../core/domain/wallets/wallet.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { WalletPort } from '../../../../core/ports/wallet-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { billsAtOnce } from './closing-cause.ts';

const staleMs = 20_000;

/**
 * How closed positions of a list closed, by the newest page of the ledger of each currency; `unknown` where that page does
 * not go back so far. A receipt reads further.
 */
export function useClosingCauses(orders: readonly ContractOrder[]): (order: ContractOrder) => ClosingCause {
  const account = useAccount();
  const closed = orders.filter(({ status }) => status === 'closed');
  const currencies = [...new Set(closed.map(({ quoteId }) => quoteId))];
  const pages = useQueries({
    queries: currencies.map((currencyId) => {
      const query = { account: 'contracts', currencyId, limit: billsAtOnce, page: 1 } as const;
      return {
        queryKey: accountKey(account, WalletPort, 'bills', { ...query, about: 'closings' }),
        queryFn: () => account.port(WalletPort).bills(query),
        staleTime: staleMs,
      };
    }),
    combine: (answers) => answers.map(({ data }: { data?: Page<Bill> | undefined; error: AppError | null }) => data),
  });
  const byCurrency = new Map(currencies.map((currencyId, index) => [currencyId, pages[index]]));
  return (order) => {
    const page = byCurrency.get(order.quoteId);
    if (page === undefined || (page.hasMore && !reachesClosing(order, page.items))) return 'unknown';
    return closingCauseOf(order, page.items);
  };
}
