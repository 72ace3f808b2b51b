import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../../../core/account/use-account.ts';
import { closingCauseOf, reachesClosing, type ClosingCause } from '../../../../core/domain/orders/closing-cause.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { Page } from '../../../../core/domain/page.ts';
import type { Bill } from '../../../../core/domain/wallets/wallet.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { WalletPort } from '../../../../core/ports/wallet-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';

export const billsAtOnce = 100;
/** A receipt asks no more of a server than this: what lies further back is not found. */
const mostPages = 30;

/** Reads the ledger back, newest first, until the closing is found or can no longer follow. */
export async function readCause(
  order: ContractOrder,
  read: (page: number) => Promise<Page<Bill>>,
): Promise<ClosingCause> {
  const bills: Bill[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { items, hasMore } = await read(page);
    bills.push(...items);
    if (!hasMore || reachesClosing(order, bills)) break;
  }
  return closingCauseOf(order, bills);
}

/**
 * How a closed position closed, by the ledger of the contract account in its currency, however old it is. Undefined while
 * it is looked for, and for every other order; `unknown` also where the ledger could not be read.
 */
export function useClosingCause(order: ContractOrder | undefined): ClosingCause | undefined {
  const account = useAccount();
  const query = { account: 'contracts', currencyId: order?.quoteId ?? '', limit: billsAtOnce } as const;
  const isWanted = order?.status === 'closed';
  const { data, error } = useQuery<ClosingCause, AppError>({
    queryKey: accountKey(account, WalletPort, 'bills', { ...query, about: order?.id }),
    queryFn: async () =>
      order === undefined ? 'unknown' : readCause(order, (page) => account.port(WalletPort).bills({ ...query, page })),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isWanted && error !== null ? 'unknown' : data;
}
