import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { useClosingCause } from './closing-cause.ts';

const stage = vi.hoisted(() => ({ bills: vi.fn<(query: { page: number }) => Promise<unknown>>() }));
vi.mock('../../../../core/account/use-account.ts', () => ({
  useAccount: () => ({ id: 'live', port: () => ({ bills: stage.bills }) }),
}));

const closed: ContractOrder = { ...sampleContract, status: 'closed', closedAt: '2025-01-02 03:04:05' };
const line = (kind: string, createdAt: string) => ({ kind, createdAt, currencyId: closed.quoteId });

/** A ledger of whole days before and after the closing, one line per page; the closing itself is on `page`. */
const ledger = (page: number, rest: number) => async (query: { page: number }) => ({
  items: [
    query.page === page
      ? line('32', '2025-01-02 03:04:06')
      : line('30', query.page < page ? '2025-01-03 00:00:00' : '2025-01-01 00:00:00'),
  ],
  hasMore: query.page < page + rest,
  total: undefined,
});

function show(order: ContractOrder) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useClosingCause(order), { wrapper }).result;
}

beforeEach(() => {
  stage.bills.mockReset();
});
afterEach(cleanup);

test('PO4: a liquidation is found however many newer lines the ledger has, and nothing older is read', async () => {
  stage.bills.mockImplementation(ledger(7, 50));
  const cause = show(closed);
  await waitFor(() => expect(cause.current).toBe('liquidated'));
  expect(stage.bills.mock.calls.map(([{ page }]) => page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('PO4: a ledger that ends, or goes on for too long, names no cause', async () => {
  stage.bills.mockImplementation(async () => ({ items: [], hasMore: false, total: 0 }));
  const ended = show(closed);
  await waitFor(() => expect(ended.current).toBe('unknown'));
  expect(stage.bills).toHaveBeenCalledOnce();
  stage.bills.mockImplementation(ledger(1000, 0));
  const endless = show(closed);
  await waitFor(() => expect(endless.current).toBe('unknown'));
  expect(stage.bills).toHaveBeenCalledTimes(31);
});

test('PO4: a ledger that cannot be read names no cause, and an open position asks for none', async () => {
  stage.bills.mockRejectedValue(new AppError('server', 'no'));
  const unread = show(closed);
  await waitFor(() => expect(unread.current).toBe('unknown'));
  stage.bills.mockClear();
  expect(show({ ...closed, status: 'open' }).current).toBeUndefined();
  expect(stage.bills).not.toHaveBeenCalled();
});
