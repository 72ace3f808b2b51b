import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../../core/account/use-account.ts';
import type { ContractOrder } from '../../../core/domain/contract-order.ts';
import type { Page } from '../../../core/domain/page.ts';
import type { Bill } from '../../../core/domain/wallet.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { WalletPort } from '../../../core/ports/wallet-port.ts';
import { accountKey } from '../../../core/query/account-key.ts';

const newest = { account: 'lever', page: 1, limit: 100 } as const;
const none: readonly Bill[] = [];

/** The newest lines of the contract account's ledger in the currency of a closed position; nothing for any other. */
export function useClosingBills(order: ContractOrder | undefined): readonly Bill[] {
  const account = useAccount();
  const query = { ...newest, currencyId: order?.quoteId ?? '' };
  const { data } = useQuery<Page<Bill>, AppError>({
    queryKey: accountKey(account, WalletPort, 'bills', { ...query, about: order?.id }),
    queryFn: () => account.port(WalletPort).bills(query),
    enabled: order?.status === 'closed',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.items ?? none;
}
