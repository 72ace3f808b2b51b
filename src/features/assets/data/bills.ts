import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { AccountScope } from '../../../core/account/account-scope.ts';
import { useAccount } from '../../../core/account/use-account.ts';
import type { CurrencyId } from '../../../core/domain/instrument.ts';
import type { Page } from '../../../core/domain/page.ts';
import type { Bill, WalletAccount } from '../../../core/domain/wallet.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { WalletPort } from '../../../core/ports/wallet-port.ts';
import { accountKey } from '../../../core/query/account-key.ts';

const perPage = 20;

export interface BillFilter {
  /** All when absent. */
  readonly account?: WalletAccount;
  /** All when absent. */
  readonly currencyId?: CurrencyId;
}

const billsQuery = (account: AccountScope, filter: BillFilter) =>
  infiniteQueryOptions<Page<Bill>, AppError, Page<Bill>[], ReturnType<typeof accountKey>, number>({
    queryKey: accountKey(account, WalletPort, 'bills', filter),
    queryFn: ({ pageParam }) => account.port(WalletPort).bills({ ...filter, page: pageParam, limit: perPage }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.hasMore ? page + 1 : undefined),
    select: ({ pages }) => pages,
    staleTime: 10_000,
  });

/** Each bill once, newest first: entries that moved to a later page while new ones came in are not told twice. */
function uniqueBills(pages: readonly Page<Bill>[]): readonly Bill[] {
  const byId = new Map(pages.flatMap((page) => page.items).map((bill) => [bill.id, bill]));
  return [...byId.values()];
}

export interface Bills {
  /** Undefined before the first page. */
  readonly bills: readonly Bill[] | undefined;
  readonly error: AppError | null;
  readonly isLoadingMore: boolean;
  readonly hasMore: boolean;
  loadMore(): void;
  retry(): void;
}

/** The ledger of the account of this route, page by page. */
export function useBills(filter: BillFilter): Bills {
  const account = useAccount();
  const query = useInfiniteQuery(billsQuery(account, filter));
  const { data, error, hasNextPage, isFetching, isFetchingNextPage } = query;
  return {
    bills: data === undefined ? undefined : uniqueBills(data),
    error,
    isLoadingMore: isFetchingNextPage,
    hasMore: hasNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetching && error === null) void query.fetchNextPage();
    },
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}
