import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Candle } from '../../../../core/domain/market/candle.ts';
import { price } from '../../../../core/money/amount.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { RealtimeTransport } from '../../../../core/platform/realtime-transport.ts';
import { Clock, ServerClock } from '../../../../core/time/clock.ts';
import { useCandles } from './candles.ts';

const market = vi.hoisted(() => ({ push: (_candle: Candle): void => undefined }));
vi.mock('../../../../core/di/use-port.ts', () => ({ usePort: (port: unknown) => ports.get(port) }));

const candle = (close: string): Candle => ({
  time: 60_000,
  open: price('10'),
  high: price('20'),
  low: price('9'),
  close: price(close),
  volume: undefined,
});

const stay = (): void => undefined;
const ports = new Map<unknown, object>([
  [
    MarketPort,
    {
      candles: () => Promise.resolve([candle('10')]),
      watchCandles: (_query: unknown, listener: (candle: Candle) => void) => {
        market.push = listener;
        return stay;
      },
    },
  ],
  [RealtimeTransport, { watchGap: () => stay }],
  [Clock, { now: () => 60_000, after: () => stay }],
  [ServerClock, { now: () => 60_000 }],
]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the running bar changes at once, and then four times a second at most, however often it is pushed', async () => {
  const seen: (string | undefined)[] = [];
  const { result } = renderHook(() => useCandles('BTC/USDT', '1min'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  const look = (): void => void seen.push(result.current.candles?.at(-1)?.close);
  look();
  act(() => market.push(candle('11')));
  act(() => void vi.advanceTimersByTime(0));
  look();
  for (let pushed = 12; pushed <= 15; pushed += 1) {
    act(() => market.push(candle(String(pushed))));
    act(() => void vi.advanceTimersByTime(60));
    look();
  }
  act(() => void vi.advanceTimersByTime(10));
  look();
  expect(seen).toEqual(['10', '11', '11', '11', '11', '11', '15']);
});
