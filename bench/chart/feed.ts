import type { Candle } from '../../src/core/domain/market/candle.ts';
import { price, quantity } from '../../src/core/money/amount.ts';

export const minuteMs = 60_000;
const start = Date.UTC(2026, 0, 5);

/** A walk of minutes, the same in every run. */
export function walk(bars: number): readonly Candle[] {
  let state = 9;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % 2000;
  };
  let last = 6_000_000;
  return Array.from({ length: bars }, (_, index) => {
    const open = last;
    last += next() - 1000;
    return candleOf(start + index * minuteMs, { open, close: last, reach: next() });
  });
}

const text = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

function candleOf(time: number, { open, close, reach }: { open: number; close: number; reach: number }): Candle {
  return {
    time,
    open: price(text(open)),
    close: price(text(close)),
    high: price(text(Math.max(open, close) + reach)),
    low: price(text(Math.min(open, close) - reach)),
    volume: quantity(text(reach * 100)),
  };
}

/** The last candle after another tick. */
export function ticked(last: Candle, tick: number): Candle {
  const [whole = '0'] = last.close.split('.');
  return { ...last, close: price(`${whole}.${10 + (tick % 90)}`) };
}

export interface ChartRun {
  /** Times that the chart was given something to draw. */
  readonly updates: number;
  readonly frames: number;
}

/** Sends `rate` ticks a second for `ms`; resolves with how often `updates` rose, and the frames there were. */
export async function streamTicks(
  send: (tick: number) => void,
  { rate, ms, updates }: { rate: number; ms: number; updates: () => number },
): Promise<ChartRun> {
  const before = updates();
  let frames = 0;
  let isRunning = true;
  const frame = (): void => {
    frames += 1;
    if (isRunning) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const from = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - from) / 1000) * rate);
    for (; sent < due; sent += 1) send(sent);
  }, 4);
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
  clearInterval(timer);
  isRunning = false;
  return { updates: updates() - before, frames };
}

/** What the address asks for. */
export function asked(): { readonly bars: number; readonly indicators: readonly string[] } {
  const query = new URLSearchParams(location.search);
  return {
    bars: Number(query.get('bars') ?? 1500),
    indicators: (query.get('indicators') ?? '').split(',').filter((name) => name !== ''),
  };
}
