import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Page } from '../domain/page.ts';
import type { AppError } from '../errors/app-error.ts';

type ReadPage<Row> = (page: number, limit: number) => Promise<Page<Row>>;

interface Asked {
  readonly page: number;
  readonly limit: number;
}

/**
 * Pages of a list, fetched without the cache. Failures reach the whole program, like those of every other call: a
 * session that ends in the middle of a long list ends on the page, too. Rejects as `read` does.
 */
export function useToldPages<Row>(read: ReadPage<Row>): ReadPage<Row> {
  const { mutateAsync } = useMutation<Page<Row>, AppError, Asked>({
    mutationFn: ({ page, limit }) => read(page, limit),
  });
  return useCallback((page, limit) => mutateAsync({ page, limit }), [mutateAsync]);
}
