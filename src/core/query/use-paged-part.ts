import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Rows } from '../domain/page.ts';
import { joining, rowsIn, usePagedOptions, useReadingOn, type PagedQuery } from './use-paged-rows.ts';

/**
 * What is made of the rows of a list; undefined before the first answer. Draws the caller anew only when it differs, not
 * with every reading. `partOf` makes plain data, and stays the same function while it makes the same of the same rows;
 * so do `pageOf` and `shows`.
 */
export function usePagedPart<Row extends { readonly id: string }, Answer, Part>(
  query: PagedQuery<Row, Answer>,
  partOf: (rows: Rows<Row>) => Part,
): Part | undefined {
  const { pageOf, shows } = query;
  const select = useCallback(
    ({ pages }: InfiniteData<Answer>) => ({ part: partOf(rowsIn(pages.map(pageOf), shows)), pages: pages.length }),
    [partOf, pageOf, shows],
  );
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({ ...usePagedOptions(query), select });
  const isReadOn = query.isWhole === true && hasNextPage && error === null;
  useReadingOn(isReadOn ? data?.pages : undefined, async () => {
    const next = await fetchNextPage(joining);
    return next.isError || !next.hasNextPage ? undefined : next.data?.pages;
  });
  return data?.part;
}
