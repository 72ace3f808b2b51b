import { infiniteQueryOptions, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lackingAs, type Page, type Rows, type UnreadableRow } from '../domain/page.ts';
import type { AppError } from '../errors/app-error.ts';
import type { QueryKeyOf } from './account-key.ts';

export interface PagedQuery<Row, Answer> {
  readonly key: QueryKeyOf;
  /** Asks for one page, from 1. */
  readonly read: (page: number) => Promise<Answer>;
  /** The rows of an answer, which may say more beside them. */
  readonly pageOf: (answer: Answer) => Page<Row>;
  /** What the server cannot leave out by itself; everything is shown when absent. */
  readonly shows?: ((row: Row) => boolean) | undefined;
  /** Nothing is asked while it is false. */
  readonly isEnabled: boolean;
  /** Counted or acted upon as a whole, so that all pages are read at once. */
  readonly isWhole?: boolean | undefined;
  /**
   * How soon to ask again; `hasRows` says whether anything is there to change. Never when absent. A list that is read whole
   * is asked for as many times more slowly as it has pages, so that it costs the server no more than one page.
   */
  readonly intervalMs?: ((hasRows: boolean) => number) | undefined;
  readonly staleMs: number;
}

/** Rows that a server tells page by page, newest first, as far as they have been read. */
export interface PagedRows<Row, Answer = Page<Row>> {
  /** With what the pages lack that have been read; undefined before the first answer. */
  readonly rows: Rows<Row> | undefined;
  /** The answer of page one; undefined before it is there. */
  readonly first: Answer | undefined;
  /** As the server counts; undefined where it does not. */
  readonly counted: number | undefined;
  readonly error: AppError | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** `error` is about a further page; what is there is as it was. */
  readonly hasMoreFailed: boolean;
  /** When it was read last, epoch ms; 0 before the first answer. */
  readonly readAt: number;
  /** It is being read right now. */
  readonly isReading: boolean;
  loadMore(): void;
  /** The page that failed again, or all of them. */
  retry(): void;
}

const optionsOf = <Row extends { readonly id: string }, Answer>(query: PagedQuery<Row, Answer>) =>
  infiniteQueryOptions<Answer, AppError, InfiniteData<Answer, number>, readonly unknown[], number>({
    queryKey: query.key,
    queryFn: ({ pageParam }) => query.read(pageParam),
    initialPageParam: 1,
    getNextPageParam: (last, pages, page) =>
      query.pageOf(last).hasMore && bringsNews(pages.map(query.pageOf)) ? page + 1 : undefined,
    staleTime: query.staleMs,
  });

/** Pages of rows with ids. A page without a row to show is no end of the list: it is read on until there is one. */
export function usePagedRows<Row extends { readonly id: string }, Answer>(
  query: PagedQuery<Row, Answer>,
): PagedRows<Row, Answer> {
  const { pageOf, shows = () => true, intervalMs } = query;
  const list = useInfiniteQuery({
    ...optionsOf(query),
    enabled: query.isEnabled,
    refetchInterval: ({ state }) => {
      const pages = state.data?.pages ?? [];
      const interval = intervalMs?.(pages.some((page) => pageOf(page).items.length > 0));
      return interval === undefined ? false : interval * (query.isWhole === true ? Math.max(1, pages.length) : 1);
    },
  });
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = list;
  const pages = data?.pages.map(pageOf);
  const rowsNow = (): Rows<Row> | undefined =>
    pages === undefined
      ? undefined
      : lackingAs(distinct(pages.flatMap(({ items }) => items)).filter(shows), { unreadable: unreadableIn(pages) });
  // The same list until another was read: what is worked out from it is not worked out with every drawing.
  const [known, setKnown] = useState(() => ({ data, rows: rowsNow() }));
  const isNews = known.data !== data;
  const { rows } = isNews ? { rows: rowsNow() } : known;
  if (isNews) setKnown({ data, rows });
  const isShort = rows !== undefined && (query.isWhole === true || rows.length === 0);
  const pageBefore = isShort && hasNextPage && !isFetching && error === null ? data?.pages.length : undefined;
  useEffect(() => {
    if (pageBefore !== undefined) void fetchNextPage();
  }, [pageBefore, fetchNextPage]);
  return {
    rows,
    first: data?.pages[0],
    counted: pages?.at(-1)?.total,
    error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    hasMoreFailed: list.isFetchNextPageError,
    readAt: list.dataUpdatedAt,
    isReading: isFetching,
    loadMore: () => void fetchNextPage(),
    retry: () => void (list.isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

/**
 * Some servers answer every page with the same rows: a last page without a row that is new is the end of the list. Of one
 * without any the rows were left out on the way; where the server counts them, its count tells the end. One of which no row
 * can be read goes on once.
 */
function bringsNews<Row extends { readonly id: string }>(pages: readonly Page<Row>[]): boolean {
  const last = pages.at(-1);
  if (last?.items.length === 0)
    return last.total !== undefined || (last.unreadable !== undefined && pages.at(-2)?.items.length !== 0);
  const before = new Set(pages.slice(0, -1).flatMap(({ items }) => items.map(({ id }) => id)));
  return last?.items.some(({ id }) => !before.has(id)) === true;
}

/** A row that can be told by its id is counted once, on whichever pages it stands. */
function unreadableIn(pages: readonly Page<unknown>[]): readonly UnreadableRow[] {
  const found = pages.flatMap(({ unreadable = [] }) => unreadable);
  return found.filter(({ id }, at) => id === undefined || found.findIndex((row) => row.id === id) === at);
}

/** A new row pushes the last one of a page into the next: it must not be shown twice. */
function distinct<Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
