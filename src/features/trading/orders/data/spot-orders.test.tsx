import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { AccountScope } from '../../../../core/account/account-scope.ts';
import { AccountContext } from '../../../../core/account/use-account.ts';
import { ContainerContext } from '../../../../core/di/use-port.ts';
import type { SpotOrder, SpotOrderStatus } from '../../../../core/domain/orders/spot-order.ts';
import { price, quantity, rate } from '../../../../core/money/amount.ts';
import { Session, type SessionState } from '../../../../core/platform/session.ts';
import { TradingPort, type SpotOrderQuery } from '../../../../core/ports/trading-port.ts';
import { useReadLatestOrders, useSpotOrders, type OrderListKind } from './spot-orders.ts';

const nothing = (): void => undefined;
const pair = { baseId: '1', quoteId: '3' };

const order = (id: number, status: SpotOrderStatus): SpotOrder => ({
  id: String(id),
  symbol: 'BTC/USDT',
  ...pair,
  side: 'buy',
  price: price('1000'),
  marketPrice: undefined,
  quantity: quantity('1'),
  filledQuantity: undefined,
  fillPrice: undefined,
  feeRate: rate('0.002'),
  status,
  placedAt: '2026-01-01 00:00:00',
  updatedAt: undefined,
});

/** Newest first: `pending` orders, then `filled` older ones. */
function accountWith(pending: number, filled: number): AccountScope {
  const all = Array.from({ length: pending + filled }, (_, index) =>
    order(pending + filled - index, index < pending ? 'pending' : 'filled'),
  );
  const port: Pick<TradingPort, 'spotOrders'> = {
    spotOrders: async ({ status, page, limit }: SpotOrderQuery) => {
      const asked = all.filter((one) => status === undefined || one.status === status);
      const items = asked.slice((page - 1) * limit, page * limit);
      return { items, total: undefined, hasMore: page * limit < asked.length };
    },
  };
  const container = new Container();
  container.bind<TradingPort>(TradingPort).toConstantValue(port as TradingPort);
  return new AccountScope('live', container);
}

const render = (kind: OrderListKind, account: AccountScope) => show(() => useSpotOrders({ kind, pair }), account);

function show<Result>(hook: () => Result, account: AccountScope) {
  const state: SessionState = { token: 'a', userId: '1', language: 'en' };
  const container = new Container();
  container.bind<Session>(Session).toConstantValue({ state: () => state, watch: () => nothing } as never);
  const queries = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ContainerContext value={container}>
      <QueryClientProvider client={queries}>
        <AccountContext value={account}>{children}</AccountContext>
      </QueryClientProvider>
    </ContainerContext>
  );
  return renderHook(hook, { wrapper }).result;
}

describe('useSpotOrders', () => {
  test('pending: all pages are read, because all of them are counted and cancelled together', async () => {
    const list = render('pending', accountWith(45, 3));
    await waitFor(() => expect(list.current.total).toBe(45));
    expect(list.current.orders).toHaveLength(45);
  });

  test('history: what is past is found behind a page of pending orders', async () => {
    const list = render('history', accountWith(22, 3));
    await waitFor(() => expect(list.current.orders).toHaveLength(3));
    expect(list.current.hasMore).toBe(false);
  });

  test('history: further pages wait until they are asked for', async () => {
    const list = render('history', accountWith(0, 45));
    await waitFor(() => expect(list.current.orders).toHaveLength(20));
    expect(list.current.hasMore).toBe(true);
  });
});

test('R1 useReadLatestOrders: a read joins none that is under way, whose answer is older than what has just happened', async () => {
  const answers: ((items: readonly SpotOrder[]) => void)[] = [];
  const port: Pick<TradingPort, 'spotOrders'> = {
    spotOrders: () =>
      new Promise((resolve) => {
        answers.push((items) => resolve({ items, total: undefined, hasMore: false }));
      }),
  };
  const container = new Container();
  container.bind<TradingPort>(TradingPort).toConstantValue(port as TradingPort);
  const read = show(() => useReadLatestOrders(pair), new AccountScope('live', container));
  const before = read.current();
  await new Promise((resolve) => void setTimeout(resolve, 5));
  const after = read.current();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.([]);
  answers[1]?.([order(1, 'pending')]);
  expect(await before).toHaveLength(0);
  expect(await after).toHaveLength(1);
});
