import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { BrowserStorage } from '../../src/adapters/wire/platform/browser-storage.ts';
import { AccountContext } from '../../src/core/account/use-account.ts';
import { ContainerContext } from '../../src/core/di/use-port.ts';
import { openedOf } from '../../src/core/domain/orders/contract-levels.ts';
import type { NewContractOrder } from '../../src/core/domain/orders/contract-order.ts';
import type { CurrencyId } from '../../src/core/domain/market/instrument.ts';
import { amount, quantity, rate, type Price } from '../../src/core/money/amount.ts';
import { compare, multiply, roundTo } from '../../src/core/money/fixed-point.ts';
import { Clock, ServerClock } from '../../src/core/time/clock.ts';
import { MarketPort } from '../../src/core/ports/market-port.ts';
import { OptionsPort } from '../../src/core/ports/options-port.ts';
import { PersonalStorage } from '../../src/core/platform/personal-storage.ts';
import { ProfilePort } from '../../src/core/ports/profile-port.ts';
import { RealtimeTransport } from '../../src/core/platform/realtime-transport.ts';
import { Session } from '../../src/core/platform/session.ts';
import { TradingPort } from '../../src/core/ports/trading-port.ts';
import { createQueryClient } from '../../src/core/query/query-client.ts';
import { useCandles } from '../../src/features/trading/chart/data/candles.ts';
import { useContractOrders } from '../../src/features/trading/orders/data/contract-orders.ts';
import { usePositionNews } from '../../src/features/trading/orders/data/contract-stream.ts';
import { useOptionOrders } from '../../src/features/trading/orders/data/option-orders.ts';
import { useOptionResult } from '../../src/features/trading/options/data/option-result.ts';
import { useSettledOptions } from '../../src/features/trading/options/data/option-stream.ts';
import { personAtDesk, worlds, type RunningWorld } from './worlds.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;
const patience = { timeout: 30_000, interval: 100 };

interface Scope {
  readonly name: string;
  readonly world: string;
  readonly symbol: string;
  readonly baseId: CurrencyId;
  readonly quoteId: CurrencyId;
  /** Decimals of a price. */
  readonly decimals: number;
}

const bitcoin = { symbol: 'BTC/USDT', baseId: '1', quoteId: '3', decimals: 0 } as const;
const scopes: readonly Scope[] = [
  { name: 'real money', world: 'live in the browser', ...bitcoin },
  { name: 'practice', world: 'moni in the browser', ...bitcoin },
  { name: 'forex', world: 'live in the browser', symbol: 'EUR/USD', baseId: '101', quoteId: '100', decimals: 4 },
];

let running: RunningWorld | undefined;
afterEach(async () => {
  cleanup();
  focusManager.setFocused(undefined);
  await running?.stop();
});

async function wake(scope: Scope): Promise<RunningWorld> {
  const world = worlds.find(({ name }) => name === scope.world);
  if (world === undefined) throw new Error(`no world ${scope.world}`);
  running = await world.start();
  await running.signIn(personAtDesk);
  running.port(RealtimeTransport).joinUser((await running.port(ProfilePort).currentUser()).id);
  return running;
}

/** The data of a trade screen: the hooks that it is drawn from, in front of the whole client. */
function screenOf(world: RunningWorld, { symbol, baseId, quoteId }: Scope, option: string) {
  const root = new Container();
  root.bind<Clock>(Clock).toConstantValue(world.port(Clock));
  root.bind<MarketPort>(MarketPort).toConstantValue(world.port(MarketPort));
  root.bind<RealtimeTransport>(RealtimeTransport).toConstantValue(world.port(RealtimeTransport));
  const storage = new BrowserStorage({ area: undefined, prefix: 'asleep.', tabs: new EventTarget() });
  root.bind<PersonalStorage>(PersonalStorage).toConstantValue(storage);
  root.bind<Session>(Session).toConstantValue(world.session);
  root
    .bind<ServerClock>(ServerClock)
    .toConstantValue({ now: world.now, offsetMs: () => 0, steadyOffsetsMs: () => [], observe: () => undefined });
  const queries = createQueryClient(() => undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ContainerContext value={root}>
        <AccountContext value={world.account}>{children}</AccountContext>
      </ContainerContext>
    </QueryClientProvider>
  );
  const pair = { baseId, quoteId };
  const { result } = renderHook(
    () => {
      useSettledOptions(() => undefined);
      const news = usePositionNews();
      return {
        open: useContractOrders({ kind: 'open', pair }).orders,
        pending: useContractOrders({ kind: 'pending', pair }).orders,
        history: useContractOrders({ kind: 'history', pair }).orders,
        marks: news?.marks.get(quoteId)?.open,
        minutes: useCandles(symbol, '1min').candles?.map(({ time }) => time),
        running: useOptionOrders({ kind: 'open', matchId: undefined }).orders,
        result: useOptionResult(option).data,
      };
    },
    { wrapper },
  );
  return () => result.current;
}

interface Placed {
  readonly last: Price;
  readonly option: string;
}

/** A short, a long with a stop, a long that waits below the market, and a minute's option on a fall. */
async function placeAll(world: RunningWorld, { symbol, baseId, quoteId, decimals }: Scope): Promise<Placed> {
  const trading = world.account.port(TradingPort);
  const listed = (await world.port(MarketPort).instruments()).rows.find((row) => row.instrument.symbol === symbol);
  const { lastPrice: last, leverages } = await trading.contractTerms({ baseId, quoteId });
  const [leverage] = leverages;
  if (listed === undefined || last === undefined || leverage === undefined) throw new Error(`${symbol} has no price`);
  const at = (share: string): Price => roundTo(multiply(last, rate(share)), decimals);
  const terms = { baseId, quoteId, lots: quantity('1'), leverage } as const;
  const place = (order: Omit<NewContractOrder, keyof typeof terms>, change: Partial<NewContractOrder> = {}) =>
    trading.placeContractOrder({ ...terms, ...order, ...change });
  await place({ direction: 'short', type: 'market' });
  await place({ direction: 'long', type: 'market' });
  const { items } = (await trading.contractOrders({ status: 'open', page: 1, limit: 20 })).orders;
  const long = items.find((order) => order.direction === 'long' && order.symbol === symbol);
  if (long === undefined) throw new Error('no long position is listed');
  await trading.setContractStops({ ...openedOf(long), stopLoss: at('0.98') });
  await place({ direction: 'long', type: 'limit', limitPrice: at('0.96') }, { lots: quantity('2') });
  const wish = { payingCurrencyId: '3', direction: 'down', seconds: 60, stake: amount('10') } as const;
  const { id } = await world.account.port(OptionsPort).placeOptionOrder({ matchId: listed.instrument.id, ...wish });
  return { last, option: id };
}

/** Nothing is heard and nothing asked, while the market falls at once and an hour goes by. */
async function sleepForAnHour({ presenter }: RunningWorld, { symbol }: Scope): Promise<void> {
  focusManager.setFocused(false);
  await presenter.setFaults({ socketDown: true });
  await presenter.dropSocket();
  await presenter.shapeMarket({ kind: 'gap', pair: symbol, percent: -6 });
  await presenter.advance({ milliseconds: hourMs });
}

async function wakeUp({ presenter }: RunningWorld): Promise<void> {
  await presenter.setFaults({ socketDown: false });
  await presenter.setSpeed({ speed: 1 });
  focusManager.setFocused(true);
}

describe.each(scopes)('an hour of sleep, $name', (scope) => {
  test('CH2, MK5, PO1, PO2, SO2: marks, stops, waiting orders and candles are those of now, and the option shows its result', async () => {
    const world = await wake(scope);
    const { last, option } = await placeAll(world, scope);
    const screen = screenOf(world, scope, option);
    await waitFor(() => expect([screen().open?.length, screen().pending?.length]).toEqual([2, 1]), patience);
    await waitFor(() => expect(screen().running?.map(({ id }) => id)).toEqual([option]), patience);
    await world.presenter.setSpeed({ speed: 1 });
    await waitFor(() => expect(screen().marks).toHaveLength(2), patience);
    await waitFor(() => expect(screen().minutes?.length).toBeGreaterThan(2), patience);
    await world.presenter.setSpeed({ speed: 0 });
    const before = screen();

    await sleepForAnHour(world, scope);
    expect(screen().result?.status).not.toBe('settled');
    expect(screen().open).toEqual(before.open);
    await wakeUp(world);

    // The one with a stop is gone; the one that waited is as large as it was asked for.
    const sizes = () => screen().open?.map(({ direction, lots }) => `${direction} ${lots}`);
    await waitFor(() => expect(sizes()).toEqual(['long 2', 'short 1']), patience);
    await waitFor(() => expect(screen().pending).toEqual([]), patience);
    await waitFor(() => expect(screen().history?.[0]?.stopLoss).toBeDefined(), patience);
    const fallen = multiply(last, rate('0.97'));
    await waitFor(
      () => expect(screen().marks?.map(({ lastPrice }) => compare(lastPrice ?? last, fallen))).toEqual([-1, -1]),
      patience,
    );
    await waitFor(
      () => expect(screen().result).toMatchObject({ id: option, status: 'settled', result: 'won' }),
      patience,
    );
    await waitFor(() => expect(screen().running).toEqual([]), patience);
    const due = (before.minutes?.at(-1) ?? 0) + hourMs;
    await waitFor(() => expect(screen().minutes?.at(-1)).toBeGreaterThanOrEqual(due), patience);
    const minutes = screen().minutes ?? [];
    expect(minutes.slice(1).filter((minute, index) => minute - (minutes[index] ?? 0) !== minuteMs)).toEqual([]);
  });
});
