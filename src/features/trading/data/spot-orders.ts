import { infiniteQueryOptions, useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { AccountScope } from '../../../core/account/account-scope.ts';
import { useAccount } from '../../../core/account/use-account.ts';
import type { CurrencyId } from '../../../core/domain/instrument.ts';
import type { Page } from '../../../core/domain/page.ts';
import type { SpotOrder } from '../../../core/domain/spot-order.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { TradingPort } from '../../../core/ports/trading-port.ts';
import { accountKey } from '../../../core/query/account-key.ts';
import { useSession } from '../../../core/session/use-session.ts';

export interface OrderPair {
  readonly baseId: CurrencyId;
  readonly quoteId: CurrencyId;
}

/** `history` is everything that is no longer pending; the protocol has no filter for it, so it is cut out of all orders. */
export type OrderListKind = 'pending' | 'history';

const pageSize = 20;
/** The protocol pushes nothing about spot orders: while some are pending, fills are found by asking. */
const pendingIntervalMs = 2000;
const quietIntervalMs = 20_000;

const spotOrdersQuery = (account: AccountScope, kind: OrderListKind, pair: OrderPair | undefined) =>
  infiniteQueryOptions<Page<SpotOrder>, AppError, InfiniteData<Page<SpotOrder>, number>, readonly unknown[], number>({
    queryKey: accountKey(account, TradingPort, 'spotOrders', { kind, pair: pair ?? 'all' }),
    queryFn: ({ pageParam }) =>
      account.port(TradingPort).spotOrders({
        page: pageParam,
        limit: pageSize,
        ...(pair === undefined ? {} : { pair }),
        ...(kind === 'pending' ? { status: 'pending' } : {}),
      }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.hasMore ? page + 1 : undefined),
    staleTime: 1000,
  });

export interface OrderList {
  /** Newest first; undefined before the first answer. */
  readonly orders: readonly SpotOrder[] | undefined;
  /** Known only once everything has been read. */
  readonly total: number | undefined;
  readonly error: AppError | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** When it was read last, epoch ms; 0 before the first answer. */
  readonly readAt: number;
  /** It is being read right now. */
  readonly isReading: boolean;
  loadMore(): void;
  retry(): void;
}

/** Orders of one account, of a pair or all of them. Nothing is asked for visitors, nor without `isWanted`. */
export function useSpotOrders(query: {
  kind: OrderListKind;
  pair: OrderPair | undefined;
  isWanted?: boolean;
}): OrderList {
  const account = useAccount();
  const { isSignedIn } = useSession();
  const { data, dataUpdatedAt, isFetching, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      ...spotOrdersQuery(account, query.kind, query.pair),
      enabled: isSignedIn && query.isWanted !== false,
      refetchInterval: ({ state }) => {
        const isWaiting = query.kind === 'pending' && state.data?.pages.some((page) => page.items.length > 0) === true;
        return isWaiting ? pendingIntervalMs : quietIntervalMs;
      },
    });
  const orders =
    data === undefined
      ? undefined
      : distinct(data.pages).filter((order) => query.kind === 'pending' || order.status !== 'pending');
  // Pending orders are counted and cancelled as a whole; a page of pending orders alone is no history yet.
  const isShort = orders !== undefined && (query.kind === 'pending' || orders.length === 0);
  const canGoOn = hasNextPage && !isFetching && error === null;
  const pageBefore = isShort && canGoOn ? data?.pages.length : undefined;
  useEffect(() => {
    if (pageBefore !== undefined) void fetchNextPage();
  }, [pageBefore, fetchNextPage]);
  return {
    orders,
    total: hasNextPage ? undefined : orders?.length,
    error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    readAt: dataUpdatedAt,
    isReading: isFetching,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}

/** A new order pushes the last row of a page into the next one: it must not be shown twice. */
function distinct(pages: readonly Page<SpotOrder>[]): readonly SpotOrder[] {
  const orders = pages.flatMap((page) => page.items);
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}

/** The newest orders of a pair in every state, asked now. Fails like the port. */
export function useReadLatestOrders(pair: OrderPair): () => Promise<readonly SpotOrder[]> {
  const account = useAccount();
  const queries = useQueryClient();
  const { baseId, quoteId } = pair;
  return useCallback(async () => {
    const page = await queries.query<Page<SpotOrder>>({
      queryKey: accountKey(account, TradingPort, 'spotOrders', { kind: 'latest', pair: { baseId, quoteId } }),
      queryFn: () => account.port(TradingPort).spotOrders({ pair: { baseId, quoteId }, page: 1, limit: pageSize }),
      staleTime: 0,
      retry: false,
    });
    return page.items;
  }, [account, queries, baseId, quoteId]);
}

/** Reads every list of orders of this account again, and whatever else its trading changed. */
export function useRefreshOrders(): () => Promise<void> {
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback(
    () => queries.invalidateQueries({ queryKey: accountKey(account, TradingPort) }),
    [account, queries],
  );
}
