import { infiniteQueryOptions, useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AccountScope } from '../../../core/account/account-scope.ts';
import { useAccount } from '../../../core/account/use-account.ts';
import type { Instrument } from '../../../core/domain/instrument.ts';
import type { Page } from '../../../core/domain/page.ts';
import type { SecondsOrder, SecondsOrderStatus } from '../../../core/domain/seconds-option.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { OptionsPort } from '../../../core/ports/options-port.ts';
import { accountKey } from '../../../core/query/account-key.ts';
import { useSession } from '../../../core/session/use-session.ts';

/** Options that run, that are due and not decided yet, or that are decided. */
export type SecondsListKind = SecondsOrderStatus;

interface SecondsListQuery {
  readonly kind: SecondsListKind;
  /** One pair, or all when undefined. */
  readonly matchId: Instrument['id'] | undefined;
}

const pageSize = 20;
/** Not every server tells of a settlement: while options are open, it is found by asking. */
const openIntervalMs = 2000;
const quietIntervalMs = 20_000;

const secondsOrdersQuery = (account: AccountScope, { kind, matchId }: SecondsListQuery) =>
  infiniteQueryOptions<
    Page<SecondsOrder>,
    AppError,
    InfiniteData<Page<SecondsOrder>, number>,
    readonly unknown[],
    number
  >({
    queryKey: accountKey(account, OptionsPort, 'secondsOrders', { kind, matchId: matchId ?? 'all' }),
    queryFn: ({ pageParam }) =>
      account.port(OptionsPort).secondsOrders({
        status: kind,
        page: pageParam,
        limit: pageSize,
        ...(matchId === undefined ? {} : { matchId }),
      }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.hasMore ? page + 1 : undefined),
    staleTime: 1000,
  });

export interface SecondsOrderList {
  /** Newest first; undefined before the first answer. */
  readonly orders: readonly SecondsOrder[] | undefined;
  /** As the server counts; undefined where it does not. */
  readonly total: number | undefined;
  readonly error: AppError | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** When it was read last, epoch ms; 0 before the first answer. */
  readonly readAt: number;
  readonly isReading: boolean;
  loadMore(): void;
  retry(): void;
}

/** Options of one account, of a pair or all of them. Nothing is asked for visitors, nor without `isWanted`. */
export function useSecondsOrders(query: SecondsListQuery & { readonly isWanted?: boolean }): SecondsOrderList {
  const account = useAccount();
  const { isSignedIn } = useSession();
  const { data, dataUpdatedAt, isFetching, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      ...secondsOrdersQuery(account, query),
      enabled: isSignedIn && query.isWanted !== false,
      refetchInterval: ({ state }) => {
        const isWaiting = query.kind !== 'settled' && state.data?.pages.some((page) => page.items.length > 0) === true;
        return isWaiting ? openIntervalMs : quietIntervalMs;
      },
    });
  return {
    orders: data === undefined ? undefined : distinct(data.pages),
    total: data?.pages.at(-1)?.total,
    error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    readAt: dataUpdatedAt,
    isReading: isFetching,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}

/** A new option pushes the last row of a page into the next one: it must not be shown twice. */
function distinct(pages: readonly Page<SecondsOrder>[]): readonly SecondsOrder[] {
  const orders = pages.flatMap((page) => page.items);
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}

/** Reads everything about the options of this account again: lists, results, and what stakes can be paid with. */
export function useRefreshSeconds(): () => Promise<void> {
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback(
    () => queries.invalidateQueries({ queryKey: accountKey(account, OptionsPort) }),
    [account, queries],
  );
}

/** The newest options of a pair in every state, asked now. Fails like the port. */
export function useReadLatestSeconds(matchId: Instrument['id']): () => Promise<readonly SecondsOrder[]> {
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback(async () => {
    const page = await queries.query<Page<SecondsOrder>>({
      queryKey: accountKey(account, OptionsPort, 'secondsOrders', { kind: 'latest', matchId }),
      queryFn: () => account.port(OptionsPort).secondsOrders({ matchId, page: 1, limit: pageSize }),
      staleTime: 0,
      retry: false,
    });
    return page.items;
  }, [account, queries, matchId]);
}
