import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { settledOption } from '../../../../../tests/support/option-samples.ts';
import { AccountScope } from '../../../../core/account/account-scope.ts';
import { AccountContext } from '../../../../core/account/use-account.ts';
import { ContainerContext } from '../../../../core/di/use-port.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { amount } from '../../../../core/money/amount.ts';
import { Clock, ServerClock } from '../../../../core/time/clock.ts';
import { OptionsPort } from '../../../../core/ports/options-port.ts';
import { Session } from '../../../../core/platform/session.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { TradingPort } from '../../../../core/ports/trading-port.ts';
import { noLimits, readLimits, withBreak, withSum, writeLimits, type OwnLimits } from '../model/own-limits.ts';
import { useOwnStops } from './use-own-stops.ts';
import { useToday } from './use-today.ts';

const config = vi.hoisted(() => ({ serverTimeZone: 'UTC' as string | undefined, safeguards: { coolingOff: false } }));
vi.mock('../../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => config }));

/** Noon of the day on which the samples were settled, by the server. */
const noon = Date.UTC(2026, 0, 5, 12, 0, 31);
const day = 86_400_000;
let device: number;
let offset: number | undefined;
/** The postponed calls. */
let later: (() => void) | undefined;
let kept: Map<string, string>;
let settled: readonly OptionOrder[];
let closed: readonly ContractOrder[];
let optionOrders: ReturnType<typeof vi.fn<OptionsPort['optionOrders']>>;
let contractOrders: ReturnType<typeof vi.fn<(query: { page: number; limit: number }) => Promise<unknown>>>;

beforeEach(() => {
  device = noon;
  offset = 0;
  later = undefined;
  kept = new Map();
  settled = [];
  config.serverTimeZone = 'UTC';
  config.safeguards.coolingOff = false;
  closed = [];
  contractOrders = vi.fn<(query: { page: number; limit: number }) => Promise<unknown>>(async ({ page, limit }) => {
    const items = closed.slice((page - 1) * limit, page * limit);
    return { state: {}, orders: { items, hasMore: page * limit < closed.length, total: closed.length } };
  });
  optionOrders = vi.fn<OptionsPort['optionOrders']>(async () => ({ items: settled, hasMore: false, total: 0 }));
});
afterEach(cleanup);

function world() {
  const root = new Container();
  root.bind(Session).toConstantValue({ state: () => session, watch: () => () => undefined } as never);
  const after = (_delayMs: number, run: () => void) => {
    later = run;
    return () => (later = undefined);
  };
  root.bind(Clock).toConstantValue({ now: () => device, after });
  root.bind(ServerClock).toConstantValue({ now: () => device + (offset ?? 0), offsetMs: () => offset } as never);
  root.bind(KeyValueStorage).toConstantValue({
    read: (key: string) => kept.get(key),
    write: (key: string, value: string) => void kept.set(key, value),
    watch: () => () => undefined,
  } as never);
  root.bind(OptionsPort).toConstantValue({ optionOrders } as never);
  root.bind(TradingPort).toConstantValue({ contractOrders } as never);
  const account = new AccountScope('live', root);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return ({ children }: { children: ReactNode }) => (
    <ContainerContext value={root}>
      <QueryClientProvider client={queries}>
        <AccountContext value={account}>{children}</AccountContext>
      </QueryClientProvider>
    </ContainerContext>
  );
}
const session = { isSignedIn: true, userId: '1', token: 'x' };

function stopsWith(limits: OwnLimits, hasTraded = false) {
  kept.set('trading.pace.live', writeLimits(limits));
  return renderHook(() => useOwnStops({ product: 'options', hasTraded }), { wrapper: world() });
}
const lossLimit = withSum(noLimits, { name: 'loss', value: amount('15') }, noon);
const stake = { value: amount('10'), currency: 'USDT' };

describe('useOwnStops', () => {
  test('SO4: without a limit nothing is asked of the server and nothing is held back', () => {
    const { result } = stopsWith(noLimits);
    expect(result.current.stop).toBeUndefined();
    expect(result.current.stopFor(stake)).toBeUndefined();
    expect(optionOrders).not.toHaveBeenCalled();
  });

  test('SO4: the loss of today is counted from what was settled today by the server, fees included', async () => {
    const lost = { result: 'lost', profit: amount('-10') } as const;
    settled = [
      settledOption({ id: '9', ...lost }),
      settledOption({ id: '8', ...lost, settledAt: '2026-01-04 23:59:59', createdAt: '2026-01-04 23:59:00' }),
    ];
    const { result } = stopsWith(lossLimit);
    await waitFor(() => expect(optionOrders).toHaveBeenCalled());
    expect(result.current.stop).toBeUndefined();
    settled = [settledOption({ id: '10', ...lost }), ...settled];
    const second = stopsWith(lossLimit);
    await waitFor(() => expect(second.result.current.stop).toMatchObject({ kind: 'loss', limit: '15', lost: '20.1' }));
    expect(second.result.current.stop).toMatchObject({ until: Date.UTC(2026, 0, 6) });
  });

  test('SO4: a loss that is read in part is told as such, and still holds back once it is over the limit', async () => {
    settled = [settledOption({ result: 'lost', profit: amount('-20') })];
    optionOrders.mockImplementation(async () => ({ items: settled, hasMore: true, total: 0 }));
    const wrapper = world();
    kept.set('trading.pace.live', writeLimits(lossLimit));
    const { result } = renderHook(
      () => ({ ...useToday(true), ...useOwnStops({ product: 'options', hasTraded: true }) }),
      {
        wrapper,
      },
    );
    await waitFor(() => expect(result.current.stop?.kind).toBe('loss'));
    expect([result.current.isWhole, result.current.recordsMax]).toEqual([false, 5000]);
  });

  test('SO4, E29: a day with 1,500 closed positions behind it is counted whole, and later only what is new is read', async () => {
    const closing = { status: 'closed', closedAt: '2026-01-05 09:00:00', realisedProfit: amount('-1') } as const;
    const lostOne = { ...sampleContract, ...closing, openFee: amount('0'), overnightFee: amount('0') };
    const old = Array.from({ length: 1500 }, (_, index) => ({
      ...lostOne,
      id: String(1500 - index),
      // The oldest of all was open for long and closed today.
      closedAt: index === 1499 ? lostOne.closedAt : '2026-01-02 09:00:00',
    }));
    closed = [{ ...lostOne, id: '1501' }, ...old];
    const { result } = renderHook(() => useToday(true), { wrapper: world() });
    await waitFor(() => expect(result.current.lost?.lost).toBe('2'));
    expect(result.current.isWhole).toBe(true);
    expect(contractOrders).toHaveBeenCalledTimes(16);
    closed = [{ ...lostOne, id: '1502' }, ...closed];
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.lost?.lost).toBe('3'));
    expect(contractOrders).toHaveBeenCalledTimes(17);
  });

  test('SO4: an unknown loss blocks nothing', async () => {
    settled = [settledOption({ result: 'lost', profit: amount('-100') })];
    config.serverTimeZone = undefined;
    const { result } = stopsWith(lossLimit);
    await act(async () => undefined);
    expect(result.current.stop).toBeUndefined();
    expect(optionOrders).not.toHaveBeenCalled();
  });

  test('E29: a device clock that was set forward does not end a break that the server has not ended', () => {
    const limits = withBreak(noLimits, noon + day);
    device = noon + 2 * day;
    offset = -2 * day;
    expect(stopsWith(limits).result.current.stop).toEqual({ kind: 'break', until: noon + day });
    offset = undefined;
    expect(stopsWith(limits).result.current.stop?.kind).toBe('break');
  });

  test('E29: an order over its limit is held back at the moment of sending', () => {
    const { result } = stopsWith(withSum(noLimits, { name: 'options', value: amount('9') }, noon));
    expect(result.current.stop).toBeUndefined();
    expect(result.current.stopFor(stake)).toEqual({ kind: 'sum', name: 'options', limit: '9', value: '10' });
    expect(result.current.stopFor({ ...stake, value: amount('9') })).toBeUndefined();
  });

  test('H5: with the flag the first look begins a day, and who has traded is not held back', () => {
    config.safeguards.coolingOff = true;
    const first = stopsWith(noLimits);
    expect(first.result.current.stop).toEqual({ kind: 'first-day', until: noon + day });
    expect(first.result.current.stopFor(stake)?.kind).toBe('first-day');
    const limits = kept.get('trading.pace.live');
    expect(limits?.split('|').at(-2)).toBe(String(noon));
    device = noon + day;
    expect(
      renderHook(() => useOwnStops({ product: 'options', hasTraded: false }), { wrapper: world() }).result.current.stop,
    ).toBeUndefined();
    device = noon;
    expect(stopsWith(noLimits, true).result.current.stop).toBeUndefined();
  });

  test('H5: without a server time the device counts the day', () => {
    config.safeguards.coolingOff = true;
    offset = undefined;
    const { result } = stopsWith(noLimits);
    expect(result.current.stop).toEqual({ kind: 'first-day', until: noon + day });
    expect(result.current.stopFor(stake)?.kind).toBe('first-day');
    expect(readLimits(kept.get('trading.pace.live')).firstVisits.options).toBeUndefined();
    act(() => later?.());
    expect(readLimits(kept.get('trading.pace.live')).firstVisits.options).toBe(noon);
    const again = () =>
      renderHook(() => useOwnStops({ product: 'options', hasTraded: false }), { wrapper: world() }).result.current.stop;
    device = noon + day - 1;
    expect(again()?.kind).toBe('first-day');
    device = noon + day;
    expect(again()).toBeUndefined();
  });

  test('H5: the first look is noted by the server as soon as it has said its time', () => {
    config.safeguards.coolingOff = true;
    offset = undefined;
    const { rerender } = stopsWith(noLimits);
    offset = day;
    rerender();
    expect(later).toBeUndefined();
    expect(readLimits(kept.get('trading.pace.live')).firstVisits.options).toBe(noon + day);
  });

  test('H5: without the flag nothing is written and nothing is held back', () => {
    const { result } = renderHook(() => useOwnStops({ product: 'contracts', hasTraded: false }), { wrapper: world() });
    expect(result.current.stop).toBeUndefined();
    expect(kept.size).toBe(0);
  });
});
