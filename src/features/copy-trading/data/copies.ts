import { useCallback } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import type { ContractOrder } from '../../../core/domain/orders/contract-order.ts';
import type { Page } from '../../../core/domain/page.ts';
import type { ContractListing } from '../../../core/ports/trading-port.ts';
import { TradingPort } from '../../../core/ports/trading-port.ts';
import { accountKey } from '../../../core/query/account-key.ts';
import { usePagedRows, type PagedRows } from '../../../core/query/use-paged-rows.ts';
import { useSession } from '../../../core/session/use-session.ts';

const perPage = 100;
const openMs = 5_000;
const closedMs = 60_000;

/** Contracts copied from a trader, including those taken over since, when the server marks them. */
const isCopy = ({ kind, copiedFrom }: ContractOrder): boolean => kind === 'copied' || copiedFrom !== undefined;

/** All of a person’s open or closed copies. Disabled for visitors, and unless `isWanted`. */
export function useCopies(status: 'open' | 'closed', isWanted = true): PagedRows<ContractOrder, ContractListing> {
  const account = useAccount();
  const { isSignedIn } = useSession();
  return usePagedRows({
    key: accountKey(account, TradingPort, 'contractOrders', { kind: 'copies', status }),
    read: (page) => account.port(TradingPort).contractOrders({ status, page, limit: perPage }),
    pageOf: (listing: ContractListing) => listing.orders,
    shows: isCopy,
    isEnabled: isSignedIn && isWanted,
    // Sums are made of all of them.
    isWhole: true,
    intervalMs: () => (status === 'open' ? openMs : closedMs),
    canWait: status === 'closed',
    staleMs: 1000,
  });
}

/** Asks for one page of all contracts, copied or not, in every state. Fails like the port. */
export function useReadContracts(): (page: number, limit: number) => Promise<Page<ContractOrder>> {
  const account = useAccount();
  return useCallback(
    async (page, limit) => (await account.port(TradingPort).contractOrders({ page, limit })).orders,
    [account],
  );
}
