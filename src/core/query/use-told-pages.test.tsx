import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Page } from '../domain/page.ts';
import { AppError } from '../errors/app-error.ts';
import { createQueryClient } from './query-client.ts';
import { useToldPages } from './use-told-pages.ts';

test('E12 useToldPages: gives each page as it came, and a session that ends between two is told once', async () => {
  const told: string[] = [];
  const queries = createQueryClient(({ kind }) => told.push(kind));
  const read = vi.fn<(page: number, limit: number) => Promise<Page<number>>>(async (page, limit) => {
    if (page > 1) throw new AppError('session-expired', 'Please log in again.');
    return { items: [page, limit], hasMore: true, total: undefined };
  });
  const { result } = renderHook(() => useToldPages(read), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
  expect(await result.current(1, 100)).toEqual({ items: [1, 100], hasMore: true, total: undefined });
  expect(told).toEqual([]);
  await expect(result.current(2, 100)).rejects.toMatchObject({ kind: 'session-expired' });
  expect(told).toEqual(['session-expired']);
  expect(read).toHaveBeenCalledTimes(2);
});
