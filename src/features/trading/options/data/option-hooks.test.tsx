import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleOption } from '../../../../../tests/support/option-samples.ts';
import { AccountScope } from '../../../../core/account/account-scope.ts';
import { AccountContext } from '../../../../core/account/use-account.ts';
import { ContainerContext } from '../../../../core/di/use-port.ts';
import type { NewOptionOrder, OptionOrder, SettledOption } from '../../../../core/domain/orders/option.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { amount } from '../../../../core/money/amount.ts';
import { OptionsPort } from '../../../../core/ports/options-port.ts';
import { RealtimeTransport } from '../../../../core/platform/realtime-transport.ts';
import { Session } from '../../../../core/platform/session.ts';
import { usePayableCurrencies } from './payable-currencies.ts';
import { usePlaceOptionOrder } from './place-option-order.ts';
import { useRefreshOption, useOptionOrders } from '../../orders/data/option-orders.ts';
import { useOptionPeriods } from './option-periods.ts';
import { useOptionResult } from './option-result.ts';
import { useSettledOptions } from './option-stream.ts';

const learnt = vi.hoisted(() => vi.fn<(text: string) => void>());
vi.mock('../../../shared/server/data/learn-server-zone.ts', () => ({ useLearnServerZone: () => learnt }));

const order: OptionOrder = { ...sampleOption, remainingMs: 31_300 };
const wish: NewOptionOrder = {
  matchId: '1001',
  payingCurrencyId: '3',
  direction: 'up',
  seconds: 30,
  stake: amount('10'),
};

let options: { [Method in keyof OptionsPort]: ReturnType<typeof vi.fn<OptionsPort[Method]>> };
let tellSettled: ((settled: SettledOption) => void) | undefined;
let tellGap: (() => void) | undefined;

/** The test's browser has no locks. */
const freeLock = { request: (_name: string, _options: object, send: (lock: object) => unknown) => send({}) };

beforeEach(() => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(freeLock as never);
  options = {
    payableCurrencies: vi.fn<OptionsPort['payableCurrencies']>().mockResolvedValue([]),
    optionPeriods: vi.fn<OptionsPort['optionPeriods']>().mockResolvedValue([]),
    placeOptionOrder: vi.fn<OptionsPort['placeOptionOrder']>().mockResolvedValue(order),
    optionOrders: vi.fn<OptionsPort['optionOrders']>().mockResolvedValue({ items: [order], hasMore: false, total: 1 }),
    optionResult: vi.fn<OptionsPort['optionResult']>().mockResolvedValue({ ...order, status: 'settled' }),
    watchSettledOptions: vi.fn<OptionsPort['watchSettledOptions']>((listener) => {
      tellSettled = listener;
      return () => void (tellSettled = undefined);
    }),
  };
});
afterEach(cleanup);

function inAccount() {
  const root = new Container();
  const session = { isSignedIn: true, userId: '1', token: 'x' };
  root.bind(Session).toConstantValue({ state: () => session, watch: () => () => undefined } as never);
  root.bind(RealtimeTransport).toConstantValue({
    watchGap: (listener: () => void) => {
      tellGap = listener;
      return () => void (tellGap = undefined);
    },
  } as never);
  const own = new Container({ parent: root });
  own.bind(OptionsPort).toConstantValue(options);
  const account = new AccountScope('live', own);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ContainerContext value={root}>
        <AccountContext value={account}>{children}</AccountContext>
      </ContainerContext>
    </QueryClientProvider>
  );
  return { wrapper };
}

test('usePayableCurrencies, useOptionPeriods: what the account offers', async () => {
  const { result } = renderHook(() => [usePayableCurrencies().data, useOptionPeriods().data], inAccount());
  await waitFor(() => expect(result.current).toEqual([[], []]));
});

test('usePlaceOptionOrder: the order that the server opened', async () => {
  const { result } = renderHook(() => usePlaceOptionOrder(), inAccount());
  expect(await act(() => result.current(wish))).toEqual({ kind: 'accepted', row: order });
  expect(options.placeOptionOrder.mock.calls).toEqual([[wish]]);
  // switch 63: nothing shows the server's zone better than what it has just written.
  expect(learnt.mock.calls).toEqual([[order.createdAt]]);
});

test('usePlaceOptionOrder: without an answer the outcome is unknown and nothing is sent again', async () => {
  options.placeOptionOrder.mockRejectedValue(new AppError('no-answer', ''));
  const { result } = renderHook(() => usePlaceOptionOrder(), inAccount());
  expect(await act(() => result.current(wish))).toEqual({ kind: 'no-answer', isAnswered: false });
  expect(options.placeOptionOrder).toHaveBeenCalledTimes(1);
});

test('useOptionOrders: open ones of one pair, and again when told to', async () => {
  const { result } = renderHook(
    () => ({ list: useOptionOrders({ kind: 'open', matchId: '1001' }), refresh: useRefreshOption() }),
    inAccount(),
  );
  await waitFor(() => expect(result.current.list.orders).toEqual([order]));
  expect(options.optionOrders.mock.calls[0]).toEqual([{ status: 'open', matchId: '1001', page: 1, limit: 5 }]);
  await act(() => result.current.refresh());
  expect(options.optionOrders).toHaveBeenCalledTimes(2);
});

test('T21 useOptionOrders: five a page; running ones are read to the last, settled ones on request', async () => {
  options.optionOrders.mockImplementation(({ page }) =>
    Promise.resolve({
      items: Array.from({ length: page < 3 ? 5 : 2 }, (_, at) => ({ ...order, id: `${page}${at}` })),
      hasMore: page < 3,
      total: 12,
    }),
  );
  const { result } = renderHook(
    () => [useOptionOrders({ kind: 'open', matchId: '1001' }), useOptionOrders({ kind: 'settled', matchId: '1001' })],
    inAccount(),
  );
  await waitFor(() => expect(result.current.map(({ orders }) => orders?.length)).toEqual([12, 5]));
  const asked = options.optionOrders.mock.calls.map(([query]) => query);
  expect(asked.map(({ limit }) => limit)).toEqual([5, 5, 5, 5]);
  expect(asked.flatMap(({ status, page }) => (status === 'settled' ? [page] : []))).toEqual([1]);
});

test('useOptionResult: a refusal means not yet, and the settled order ends the asking', async () => {
  options.optionResult.mockRejectedValueOnce(new AppError('server', 'not settled'));
  const { result } = renderHook(() => useOptionResult('7'), inAccount());
  await waitFor(() => expect(result.current.data).toBeNull());
  await waitFor(() => expect(result.current.data?.status).toBe('settled'), { timeout: 5000 });
  expect(options.optionResult.mock.calls).toEqual([[{ id: '7' }], [{ id: '7' }]]);
});

test('useOptionResult: nothing is asked before there is an id', () => {
  renderHook(() => useOptionResult(undefined), inAccount());
  expect(options.optionResult).not.toHaveBeenCalled();
});

test('useSettledOptions: a settlement and a gap read the lists again, and the settlement is told', async () => {
  const told: SettledOption[] = [];
  const { unmount } = renderHook(() => {
    useSettledOptions((settled) => told.push(settled));
    return useOptionOrders({ kind: 'open', matchId: undefined });
  }, inAccount());
  await waitFor(() => expect(options.optionOrders).toHaveBeenCalledTimes(1));
  act(() => tellSettled?.({ id: '7' }));
  expect(told).toEqual([{ id: '7' }]);
  await waitFor(() => expect(options.optionOrders).toHaveBeenCalledTimes(2));
  act(() => tellGap?.());
  await waitFor(() => expect(options.optionOrders).toHaveBeenCalledTimes(3));
  unmount();
  expect([tellSettled, tellGap]).toEqual([undefined, undefined]);
});
