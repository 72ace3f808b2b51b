import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Page } from '../domain/page.ts';
import { rootKey } from './account-key.ts';
import { createToken } from '../di/token.ts';
import { usePagedRows } from './use-paged-rows.ts';

interface Row {
  readonly id: string;
}
const rows = (...ids: string[]): readonly Row[] => ids.map((id) => ({ id }));
const Port = createToken<{ rows: () => void }>('Port');

/** Reads a whole list of a server that answers pages so; the server is asked no more than ten times. */
function readWhole(answer: (page: number) => Page<Row>) {
  const read = vi.fn<(page: number) => Promise<Page<Row>>>(async (page) => {
    if (page > 10) throw new Error('asked without end');
    return answer(page);
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const pageOf = (page: Page<Row>) => page;
  const query = { key: rootKey(Port, 'rows'), read, pageOf, isEnabled: true, isWhole: true, staleMs: 60_000 };
  return { read, ...renderHook(() => usePagedRows(query), { wrapper }) };
}

test('FU7 usePagedRows: a server that answers every page with the same rows is asked twice, not without end', async () => {
  const { read, result } = readWhole(() => ({ items: rows('1', '2'), hasMore: true, total: undefined }));
  await waitFor(() => expect(result.current.rows?.map(({ id }) => id)).toEqual(['1', '2']));
  await waitFor(() => expect(result.current.hasMore).toBe(false));
  expect(result.current.error).toBeNull();
  expect(read.mock.calls).toEqual([[1], [2]]);
});

test('FU7 usePagedRows: a row that was pushed onto the next page is no end while others are new', async () => {
  const pages = [rows('1', '2'), rows('2', '3'), rows('4')];
  const { read, result } = readWhole((page) => ({
    items: pages[page - 1] ?? [],
    hasMore: page < 3,
    total: undefined,
  }));
  await waitFor(() => expect(result.current.rows?.map(({ id }) => id)).toEqual(['1', '2', '3', '4']));
  expect(result.current.hasMore).toBe(false);
  expect(read).toHaveBeenCalledTimes(3);
});

test('FU7 usePagedRows: a page whose rows were all left out is no end while the server counts more', async () => {
  const pages = [rows('1'), [], rows('4')];
  const { read, result } = readWhole((page) => ({ items: pages[page - 1] ?? [], hasMore: page < 3, total: 6 }));
  await waitFor(() => expect(result.current.rows?.map(({ id }) => id)).toEqual(['1', '4']));
  expect(result.current.hasMore).toBe(false);
  expect(read).toHaveBeenCalledTimes(3);
});

test('FU7 usePagedRows: pages without rows end where the server does not count', async () => {
  const { read, result } = readWhole(() => ({ items: [], hasMore: true, total: undefined }));
  await waitFor(() => expect(result.current.rows).toEqual([]));
  await waitFor(() => expect(result.current.hasMore).toBe(false));
  expect(read).toHaveBeenCalledTimes(1);
});

const bad = (id?: string) => ({ id, path: 'message.list[0].number' });

test('R8 usePagedRows: rows tell what all pages lack, each of an id once', async () => {
  const { result } = readWhole((page) => ({
    items: rows(`${page}`),
    unreadable: [bad('90'), bad()],
    hasMore: page < 3,
    total: undefined,
  }));
  await waitFor(() => expect(result.current.rows).toHaveLength(3));
  expect(result.current.rows?.unreadable).toEqual([bad('90'), bad(), bad(), bad()]);
});

test('R8 usePagedRows: a page of which no row can be read is no end of the list, two after each other are', async () => {
  const pages: readonly (readonly Row[])[] = [rows('1'), [], rows('4'), [], []];
  const { read, result } = readWhole((page) => ({
    items: pages[page - 1] ?? rows('9'),
    unreadable: [bad()],
    hasMore: true,
    total: undefined,
  }));
  await waitFor(() => expect(result.current.rows?.unreadable).toHaveLength(5));
  await waitFor(() => expect(result.current.hasMore).toBe(false));
  expect(result.current.rows?.map(({ id }) => id)).toEqual(['1', '4']);
  expect(read).toHaveBeenCalledTimes(5);
});
