import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createToken } from '../di/token.ts';
import type { Page, Rows } from '../domain/page.ts';
import { rootKey } from './account-key.ts';
import { usePagedPart } from './use-paged-part.ts';
import { usePagedRows, type PagedQuery } from './use-paged-rows.ts';

interface Row {
  readonly id: string;
  readonly price: string;
}
const Port = createToken<{ rows: () => void }>('Port');
const pageOf = (page: Page<Row>): Page<Row> => page;
const page = (items: readonly Row[], hasMore = false): Page<Row> => ({ items, hasMore, total: undefined });

type Asked = Partial<PagedQuery<Row, Page<Row>>>;

/** Draws with `hook`, and counts how often. */
function draw<Shown>(read: (at: number) => Promise<Page<Row>>, hook: (query: PagedQuery<Row, Page<Row>>) => Shown) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const query = { key: rootKey(Port, 'rows'), read, pageOf, isEnabled: true, isWhole: true, staleMs: 60_000 };
  const drawn = vi.fn<() => void>();
  const view = renderHook(
    (asked: Asked) => {
      drawn();
      return hook({ ...query, ...asked });
    },
    { wrapper, initialProps: {} },
  );
  /** Settled: whatever was told has been drawn. */
  const readAgain = () =>
    act(async () => {
      await queries.refetchQueries();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  return { ...view, drawn, readAgain };
}

const idsIn = (rows: Rows<Row>): readonly string[] => rows.map(({ id }) => id);

test('usePagedPart: a reading that changes nothing of the part draws nothing anew, one that does draws once', async () => {
  let rows: readonly Row[] = [{ id: '1', price: '10' }];
  const { result, drawn, readAgain } = draw(
    async () => page(rows),
    (query) => usePagedPart(query, idsIn),
  );
  await waitFor(() => expect(result.current).toEqual(['1']));
  drawn.mockClear();
  const before = result.current;
  rows = [{ id: '1', price: '11' }];
  await readAgain();
  expect(drawn).not.toHaveBeenCalled();
  rows = [{ id: '2', price: '11' }, ...rows];
  await readAgain();
  expect(drawn).toHaveBeenCalledOnce();
  expect(result.current).toEqual(['2', '1']);
  expect(result.current).not.toBe(before);
});

test('usePagedPart: a whole list is read to its end, also where a page adds nothing to the part', async () => {
  const pages = [
    page([{ id: '1', price: '10' }], true),
    page([{ id: '2', price: '10' }], true),
    page([{ id: '3', price: '9' }]),
  ];
  const read = vi.fn<(at: number) => Promise<Page<Row>>>(async (at) => pages[at - 1] ?? page([]));
  const cheap = (rows: Rows<Row>) => rows.filter(({ price }) => price === '9').map(({ id }) => id);
  const { result } = draw(read, (query) => usePagedPart(query, cheap));
  await waitFor(() => expect(result.current).toEqual(['3']));
  expect(read.mock.calls).toEqual([[1], [2], [3]]);
});

test('usePagedRows: several callers read a further page once', async () => {
  const pages = [page([{ id: '1', price: '10' }], true), page([{ id: '2', price: '10' }])];
  const read = vi.fn<(at: number) => Promise<Page<Row>>>(async (at) => pages[at - 1] ?? page([]));
  const { result } = draw(read, (query) => [usePagedRows(query), usePagedRows(query)] as const);
  await waitFor(() => expect(result.current.map(({ rows }) => rows?.length)).toEqual([2, 2]));
  expect(read.mock.calls).toEqual([[1], [2]]);
});

test('usePagedRows: a list that is not heard draws nothing anew, and is the newest when it is drawn', async () => {
  let rows: readonly Row[] = [{ id: '1', price: '10' }];
  const { result, drawn, readAgain, rerender } = draw(
    async () => page(rows),
    (query) => [usePagedPart(query, idsIn), usePagedRows({ ...query, isEnabled: false, isHeard: false })] as const,
  );
  await waitFor(() => expect(result.current[0]).toEqual(['1']));
  drawn.mockClear();
  rows = [{ id: '1', price: '11' }];
  await readAgain();
  expect(drawn).not.toHaveBeenCalled();
  rerender({});
  expect(result.current[1].rows).toEqual(rows);
  expect(result.current[1].readAt).toBeGreaterThan(0);
});

test('usePagedRows: who does not show that it is being read is drawn once a reading', async () => {
  const rows: readonly Row[] = [{ id: '1', price: '10' }];
  const { result, drawn, readAgain } = draw(
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return page(rows);
    },
    (query) => usePagedRows({ ...query, tellsReading: false }),
  );
  await waitFor(() => expect(result.current.rows).toEqual(rows));
  drawn.mockClear();
  await readAgain();
  expect(drawn).toHaveBeenCalledOnce();
  expect(result.current.isReading).toBe(false);
});
