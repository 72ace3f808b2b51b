import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { AccountScope } from '../../../core/account/account-scope.ts';
import { useAccount } from '../../../core/account/use-account.ts';
import type { ContractAccountState, ContractOrder, ContractOrderStatus } from '../../../core/domain/contract-order.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { TradingPort, type ContractListing, type PairIds } from '../../../core/ports/trading-port.ts';
import { accountKey } from '../../../core/query/account-key.ts';
import { useSession } from '../../../core/session/use-session.ts';

/** `history` is everything that is over; the protocol has no filter for it, so it is cut out of all orders. */
export type ContractListKind = 'open' | 'pending' | 'history';

const pageSize = 20;
/** Servers may push nothing at all, so lists that can change are asked for again now and then. */
const livelyIntervalMs = 2000;
const quietIntervalMs = 20_000;

const kinds: Readonly<Record<ContractListKind, readonly ContractOrderStatus[]>> = {
  open: ['open', 'closing'],
  pending: ['pending'],
  history: ['closed', 'cancelled'],
};
/** What the server is asked for, page by page. */
const asked: Readonly<Record<ContractListKind, ContractOrderStatus | undefined>> = {
  open: 'open',
  pending: 'pending',
  history: undefined,
};

const contractOrdersQuery = (account: AccountScope, kind: ContractListKind, pair: PairIds | undefined) => {
  const status = asked[kind];
  return infiniteQueryOptions<
    ContractListing,
    AppError,
    InfiniteData<ContractListing, number>,
    readonly unknown[],
    number
  >({
    queryKey: accountKey(account, TradingPort, 'contractOrders', { kind, pair: pair ?? 'all' }),
    queryFn: async ({ pageParam }) => {
      const trading = account.port(TradingPort);
      const query = { limit: pageSize, ...(pair === undefined ? {} : { pair }) };
      const page = await trading.contractOrders({
        ...query,
        page: pageParam,
        ...(status === undefined ? {} : { status }),
      });
      if (kind !== 'open' || pageParam > 1) return page;
      // For a moment a position that is being closed has a state of its own: it must not drop out of sight.
      const closing = await trading.contractOrders({ ...query, page: 1, status: 'closing' });
      return { ...page, orders: { ...page.orders, items: [...closing.orders.items, ...page.orders.items] } };
    },
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.orders.hasMore ? page + 1 : undefined),
    staleTime: 1000,
  });
};

export interface ContractOrderList {
  /** Newest first; undefined before the first answer. */
  readonly orders: readonly ContractOrder[] | undefined;
  readonly state: ContractAccountState | undefined;
  readonly error: AppError | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** When it was read last, epoch ms; 0 before the first answer. */
  readonly readAt: number;
  loadMore(): void;
  retry(): void;
}

/** Contract orders of one account, of a pair or all of them. Nothing is asked for visitors, nor without `isWanted`. */
export function useContractOrders(query: {
  kind: ContractListKind;
  pair: PairIds | undefined;
  isWanted?: boolean;
}): ContractOrderList {
  const account = useAccount();
  const { isSignedIn } = useSession();
  const { data, dataUpdatedAt, isFetching, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      ...contractOrdersQuery(account, query.kind, query.pair),
      enabled: isSignedIn && query.isWanted !== false,
      refetchInterval: query.kind === 'history' ? quietIntervalMs : livelyIntervalMs,
    });
  const orders = data === undefined ? undefined : ordersOf(data.pages, query.kind);
  // What can still lose money is counted and closed as a whole; a page of running orders alone is no history yet.
  const isShort = orders !== undefined && (query.kind !== 'history' || orders.length === 0);
  const pageBefore = isShort && hasNextPage && !isFetching && error === null ? data?.pages.length : undefined;
  useEffect(() => {
    if (pageBefore !== undefined) void fetchNextPage();
  }, [pageBefore, fetchNextPage]);
  return {
    orders,
    state: data?.pages[0]?.state,
    error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    readAt: dataUpdatedAt,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}

/** A new order pushes the last row of a page into the next one: it must not be shown twice. */
function ordersOf(pages: readonly ContractListing[], kind: ContractListKind): readonly ContractOrder[] {
  const rows = pages.flatMap(({ orders }) => orders.items).filter(({ status }) => kinds[kind].includes(status));
  return [...new Map(rows.map((order) => [order.id, order])).values()];
}

const contractAccountQuery = (account: AccountScope, pair: PairIds) =>
  queryOptions<ContractListing, AppError>({
    queryKey: accountKey(account, TradingPort, 'contractAccount', pair),
    queryFn: () => account.port(TradingPort).contractAccount({ pair, status: 'open', page: 1, limit: pageSize }),
    staleTime: 1000,
    refetchInterval: livelyIntervalMs,
  });

/** The open positions of one pair with the sums of its quote currency; undefined for visitors and until it is known. */
export function useContractAccount({ baseId, quoteId }: PairIds): ContractListing | undefined {
  const account = useAccount();
  const { isSignedIn } = useSession();
  return useQuery({ ...contractAccountQuery(account, { baseId, quoteId }), enabled: isSignedIn }).data;
}

/** The newest orders of a pair in every state, asked now. Fails like the port. */
export function useReadLatestContractOrders({ baseId, quoteId }: PairIds): () => Promise<readonly ContractOrder[]> {
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback(async () => {
    const pair = { baseId, quoteId };
    const { orders } = await queries.query<ContractListing>({
      queryKey: accountKey(account, TradingPort, 'contractOrders', { kind: 'latest', pair }),
      queryFn: () => account.port(TradingPort).contractOrders({ pair, page: 1, limit: pageSize }),
      staleTime: 0,
      retry: false,
    });
    return orders.items;
  }, [account, queries, baseId, quoteId]);
}
