import {
  infiniteQueryOptions,
  useInfiniteQuery,
  type FetchNextPageOptions,
  type InfiniteData,
} from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { lackingAs, type Page, type Rows, type UnreadableRow } from '../domain/page.ts';
import type { AppError } from '../errors/app-error.ts';
import type { QueryKeyOf } from './account-key.ts';
import { PollingPace, useSavingPace } from '../time/polling-pace.ts';

export interface PagedQuery<Row, Answer> {
  readonly key: QueryKeyOf;
  /** Reads one page, from 1. */
  readonly read: (page: number) => Promise<Answer>;
  /** The rows of an answer, which may say more beside them. */
  readonly pageOf: (answer: Answer) => Page<Row>;
  /** Filters what the server cannot; shows every row by default. */
  readonly shows?: ((row: Row) => boolean) | undefined;
  /** Nothing is fetched while false. */
  readonly isEnabled: boolean;
  /** While false, what others read draws nothing anew; who is drawn for another reason gets the newest. True by default. */
  readonly isHeard?: boolean | undefined;
  /** The caller shows that it is being read, and is drawn anew for that. True by default. */
  readonly tellsReading?: boolean | undefined;
  /** Counted or acted upon as a whole, so all pages are read at once. */
  readonly isWhole?: boolean | undefined;
  /**
   * How soon to refetch; `hasRows` says whether any row can change. Never by default. A list that is read whole is
   * refetched more slowly by its number of pages, so that it costs the server no more than one page.
   */
  readonly intervalMs?: ((hasRows: boolean) => number) | undefined;
  /** No decision about money hangs on it: refetched more slowly while data is saved. */
  readonly canWait?: boolean | undefined;
  readonly staleMs: number;
}

/** Rows that a server sends page by page, newest first, as far as they have been read. */
export interface PagedRows<Row, Answer = Page<Row>> {
  /** Includes the unreadable rows of the pages read; undefined before the first answer. */
  readonly rows: Rows<Row> | undefined;
  /** The answer of page one; undefined before it arrives. */
  readonly first: Answer | undefined;
  /** The server's own count; undefined without one. */
  readonly counted: number | undefined;
  readonly error: AppError | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** `error` is about a further page; the rows read stay. */
  readonly hasMoreFailed: boolean;
  /** The time of the last read, epoch ms; 0 before the first answer. */
  readonly readAt: number;
  /** It is being read right now. False where that is not told. */
  readonly isReading: boolean;
  loadMore(): void;
  /** Retries the failed page, or all of them. */
  retry(): void;
}

/** How a list is read, and how soon again. */
export function usePagedOptions<Row extends { readonly id: string }, Answer>(query: PagedQuery<Row, Answer>) {
  const { pageOf, intervalMs } = query;
  const pace = Math.max(use(PollingPace), useSavingPace(query.canWait ?? false));
  return infiniteQueryOptions<Answer, AppError, InfiniteData<Answer, number>, readonly unknown[], number>({
    queryKey: query.key,
    queryFn: ({ pageParam }) => query.read(pageParam),
    initialPageParam: 1,
    getNextPageParam: (last, pages, page) =>
      pageOf(last).hasMore && bringsNews(pages.map(pageOf)) ? page + 1 : undefined,
    staleTime: query.staleMs,
    enabled: query.isEnabled,
    subscribed: query.isHeard !== false,
    refetchInterval: ({ state }) => {
      const pages = state.data?.pages ?? [];
      const interval = intervalMs?.(pages.some((page) => pageOf(page).items.length > 0));
      return interval === undefined
        ? false
        : interval * pace * (query.isWhole === true ? Math.max(1, pages.length) : 1);
    },
  });
}

type Shows<Row> = PagedQuery<Row, never>['shows'];

/** The rows of all pages, each once, with what they lack. */
export function rowsIn<Row extends { readonly id: string }>(
  pages: readonly Page<Row>[],
  shows: Shows<Row> = () => true,
): Rows<Row> {
  return lackingAs(distinct(pages.flatMap(({ items }) => items)).filter(shows), { unreadable: unreadableIn(pages) });
}

/** Pages of rows with ids. A page without a visible row does not end the list: reading continues until there is one. */
export function usePagedRows<Row extends { readonly id: string }, Answer>(
  query: PagedQuery<Row, Answer>,
): PagedRows<Row, Answer> {
  const { pageOf, shows } = query;
  const list = useInfiniteQuery(usePagedOptions(query));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  const pages = data?.pages.map(pageOf);
  const rowsNow = (): Rows<Row> | undefined => (pages === undefined ? undefined : rowsIn(pages, shows));
  // Keeps the same list until another is read, so that derived values are not recomputed at every render.
  const [known, setKnown] = useState(() => ({ data, rows: rowsNow() }));
  const isNews = known.data !== data;
  const { rows } = isNews ? { rows: rowsNow() } : known;
  if (isNews) setKnown({ data, rows });
  const isShort = rows !== undefined && (query.isWhole === true || rows.length === 0);
  const isReadOn = isShort && hasNextPage && error === null;
  useReadingOn(isReadOn ? pages?.length : undefined, async () => {
    const next = await fetchNextPage(joining);
    return next.isError || !next.hasNextPage ? undefined : next.data?.pages.length;
  });
  return {
    rows,
    first: data?.pages[0],
    counted: pages?.at(-1)?.total,
    error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    hasMoreFailed: list.isFetchNextPageError,
    readAt: list.dataUpdatedAt,
    isReading: query.tellsReading !== false && list.isFetching,
    loadMore: () => void fetchNextPage(),
    retry: () => void (list.isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

/** Waits for a reading that is under way, instead of beginning another in its place. */
export const joining: FetchNextPageOptions = { cancelRefetch: false };

/**
 * Reads the page after so many, and again where it only waited for a reading of the pages there were. `readNext` resolves
 * with the number of pages then, and with undefined where there is nothing to go on with.
 */
export function useReadingOn(pagesBefore: number | undefined, readNext: () => Promise<number | undefined>): void {
  const ask = useEffectEvent(readNext);
  useEffect(() => {
    let isOn = pagesBefore !== undefined;
    const readOn = async (): Promise<void> => {
      if (isOn && (await ask()) === pagesBefore) await readOn();
    };
    void readOn();
    return () => {
      isOn = false;
    };
  }, [pagesBefore]);
}

/**
 * Some servers answer every page with the same rows: a last page without a new row ends the list. On a page without
 * rows all may have been filtered out; then the server's count decides, if it sends one. A page without readable rows
 * continues once.
 */
function bringsNews<Row extends { readonly id: string }>(pages: readonly Page<Row>[]): boolean {
  const last = pages.at(-1);
  if (last?.items.length === 0)
    return last.total !== undefined || (last.unreadable !== undefined && pages.at(-2)?.items.length !== 0);
  const before = new Set(pages.slice(0, -1).flatMap(({ items }) => items.map(({ id }) => id)));
  return last?.items.some(({ id }) => !before.has(id)) === true;
}

/** A row with an id counts once, even if several pages contain it. */
function unreadableIn(pages: readonly Page<unknown>[]): readonly UnreadableRow[] {
  const found = pages.flatMap(({ unreadable = [] }) => unreadable);
  return found.filter(({ id }, at) => id === undefined || found.findIndex((row) => row.id === id) === at);
}

/** A new row pushes the last one of a page to the next page, where it must not show twice. */
function distinct<Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
