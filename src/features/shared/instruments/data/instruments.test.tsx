import { focusManager } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import type { InstrumentList } from '../../../../core/domain/market/instrument.ts';
import { Clock } from '../../../../core/time/clock.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { RealtimeTransport } from '../../../../core/platform/realtime-transport.ts';
import { useFreshInstruments, useInstrument, useRereadInstruments } from './instruments.ts';

vi.mock('../../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => ({ products: {} }) }));
vi.mock('../../../../core/config/offered.ts', () => ({ offeredInstrument: (_: unknown, one: unknown) => one }));

const silence = vi.hoisted(() => ({ isDelayed: false }));
vi.mock('../../quotes/data/use-freshness.ts', () => ({ useFreshness: () => ({ ...silence }) }));

let isOpen = true;
const listed = () =>
  Promise.resolve({
    rows: [{ instrument: { symbol: 'EUR/USD', isOpen }, quote: { symbol: 'EUR/USD', receivedAt: 0 } }],
  } as unknown as InstrumentList);
const instruments = vi.fn<() => Promise<InstrumentList>>(listed);

beforeEach(() => {
  vi.useFakeTimers();
  isOpen = true;
  silence.isDelayed = false;
  instruments.mockClear();
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

function around() {
  const root = new Container();
  root.bind(MarketPort).toConstantValue({ instruments } as never);
  root.bind(RealtimeTransport).toConstantValue({} as never);
  root.bind(Clock).toConstantValue({ now: () => Date.now() } as never);
  return portsAround(root);
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('MK4: a page that keeps the list fresh learns within a minute that a market has closed, another one does not ask', async () => {
  const other = renderHook(() => useInstrument('EUR/USD'), { wrapper: around() });
  await pass(240_000);
  expect(instruments).toHaveBeenCalledTimes(1);
  other.unmount();
  const wrapper = around();
  const { result, unmount } = renderHook(
    () => {
      useFreshInstruments('EUR/USD');
      return useInstrument('EUR/USD')?.isOpen;
    },
    { wrapper },
  );
  await pass(10);
  expect(result.current).toBe(true);
  isOpen = false;
  await pass(60_000);
  expect(result.current).toBe(false);
  const asked = instruments.mock.calls.length;
  focusManager.setFocused(false);
  await pass(300_000);
  expect(instruments).toHaveBeenCalledTimes(asked);
  unmount();
});

test('MK4: after a refusal the list is read again at once', async () => {
  const { result } = renderHook(() => ({ reread: useRereadInstruments(), isOpen: useInstrument('EUR/USD')?.isOpen }), {
    wrapper: around(),
  });
  await pass(10);
  isOpen = false;
  act(() => result.current.reread());
  await pass(10);
  expect(result.current.isOpen).toBe(false);
});

test('MK4: once its price falls silent a list older than twenty seconds is read again, a younger one is not', async () => {
  const { result, rerender } = renderHook(
    () => {
      useFreshInstruments('EUR/USD');
      return useInstrument('EUR/USD')?.isOpen;
    },
    { wrapper: around() },
  );
  const silent = async (isDelayed: boolean): Promise<void> => {
    silence.isDelayed = isDelayed;
    rerender();
    await pass(1000);
  };
  await pass(30_000);
  isOpen = false;
  await silent(true);
  expect([result.current, instruments.mock.calls.length]).toEqual([false, 2]);
  await silent(false);
  await silent(true);
  expect(instruments).toHaveBeenCalledTimes(2);
});

test('MK4: while its price is silent a page in sight learns within twenty seconds that its market has closed', async () => {
  const { result, rerender } = renderHook(
    () => {
      useFreshInstruments('EUR/USD');
      return useInstrument('EUR/USD')?.isOpen;
    },
    { wrapper: around() },
  );
  // The list has just been read.
  await pass(1000);
  isOpen = false;
  silence.isDelayed = true;
  rerender();
  await pass(20_100);
  expect(result.current).toBe(false);
});
