import { act, cleanup, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import type { AccountScope } from '../../../../core/account/account-scope.ts';
import { newsIn } from '../../../../core/domain/notices/sighting.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { price, quantity, rate } from '../../../../core/money/amount.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { contractWatcher, spotWatcher, type IsTicketInSight } from './order-watchers.ts';
import { useTicketInSight } from './use-ticket-in-sight.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const at = '2026-01-05 10:00:00';
const opened = { ...sampleContract, status: 'open', createdAt: at, openedAt: at } as const;
const bought: SpotOrder = {
  id: '5',
  symbol: 'BTC/USDT',
  baseId: '1',
  quoteId: '3',
  side: 'buy',
  price: price('61000'),
  marketPrice: price('61000'),
  quantity: quantity('0.5'),
  filledQuantity: quantity('0.5'),
  fillPrice: price('61000'),
  feeRate: rate('0.002'),
  status: 'filled',
  placedAt: at,
  updatedAt: at,
};
const page = <Row,>(...items: readonly Row[]) => ({ items, hasMore: false, total: undefined });
const account = {
  id: 'moni',
  port: () => ({
    spotOrders: async () => page(bought),
    contractOrders: async () => ({ orders: page(opened), states: new Map() }),
  }),
} as unknown as AccountScope;

/** Whether each order that is filled or opened at once is left to its ticket. */
async function leftToTicket(isInSight: IsTicketInSight): Promise<readonly boolean[]> {
  const watchers = [
    spotWatcher(account, () => undefined, isInSight),
    contractWatcher(account, () => undefined, isInSight),
  ];
  const before = { since: '', things: {} };
  const seen = await Promise.all(watchers.map((watcher) => watcher.look(before)));
  return seen.map((rows) => newsIn(before, rows, () => true).every(({ isQuiet }) => isQuiet));
}

test('T1: what is filled at once is left to its ticket where that is looked at, and is told like any other where its page was left', async () => {
  let isInSight: IsTicketInSight = () => false;
  function Probe(): undefined {
    isInSight = useTicketInSight('moni');
  }
  const router = createMemoryRouter([{ path: '*', element: <Probe /> }]);
  renderHook(() => undefined, { wrapper: () => <RouterProvider router={router} /> });
  const goTo = (path: string) => act(() => router.navigate(path));
  await goTo(`${routes.moni.contract}?symbol=BTC/USDT`);
  const first = isInSight;
  expect(await leftToTicket(isInSight)).toEqual([false, true]);
  await goTo(`${routes.moni.index}?symbol=BTC/USDT`);
  expect(await leftToTicket(isInSight)).toEqual([true, true]);
  await goTo(`${routes.moni.index}?symbol=ETH/USDT`);
  expect(await leftToTicket(isInSight)).toEqual([false, false]);
  await goTo(routes.market.market);
  expect(await leftToTicket(isInSight)).toEqual([false, false]);
  // The ticket of real money says nothing about practice.
  await goTo(`${routes.transaction.contract}?symbol=BTC/USDT`);
  expect(await leftToTicket(isInSight)).toEqual([false, false]);
  await goTo(`${routes.moni.index}?symbol=BTC/USDT`);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await leftToTicket(isInSight)).toEqual([false, false]);
  // The watch goes on over every page.
  expect(isInSight).toBe(first);
});
