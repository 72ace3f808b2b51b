import { describe, expect, test, vi } from 'vitest';
import type { Candle } from '../../../../core/domain/market/candle.ts';
import type { Quote } from '../../../../core/domain/market/instrument.ts';
import type { PriceAlert } from '../../../../core/domain/market/price-alert.ts';
import { price } from '../../../../core/money/amount.ts';
import type { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { keptTextOf } from '../../kept-text/data/shared-text.ts';
import { staleAfterMs } from '../../quotes/data/freshness.ts';
import { alertKeys, alertStoreOf, type AlertStore } from './alert-store.ts';
import { AlertWatcher, awayAfterMs } from './alert-watcher.ts';

const symbol = 'BTC/USDT';
const start = 1_000_000;

/** A device with any number of pages on one storage, and a clock that is moved by hand. */
class Device {
  now = start;
  readonly kept = new Map<string, string>();
  readonly #timers: { at: number; run: () => void }[] = [];
  readonly #pages = new Set<(key: string) => void>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #quotes = new Map<string, Quote>();
  readonly candles = vi.fn<(query: object) => Promise<readonly Candle[]>>().mockResolvedValue([]);
  readonly clock = {
    now: () => this.now,
    after: (delayMs: number, run: () => void) => {
      const timer = { at: this.now + delayMs, run };
      this.#timers.push(timer);
      return () => void this.#timers.splice(this.#timers.indexOf(timer), 1);
    },
  };

  /** The storage as one page sees it: it receives the writes of the others. */
  page(): KeyValueStorage {
    const own = new Set<(key: string) => void>();
    const tell = (key: string): void => own.forEach((listener) => listener(key));
    this.#pages.add(tell);
    return {
      read: (key) => this.kept.get(key),
      write: (key, value) => {
        this.kept.set(key, value);
        this.#pages.forEach((page) => page !== tell && page(key));
      },
      keeps: () => true,
      remove: (key) => void this.kept.delete(key),
      clear: () => this.kept.clear(),
      watch: (listener) => {
        own.add(listener);
        return () => own.delete(listener);
      },
    };
  }

  readonly board = {
    quote: (of: string) => this.#quotes.get(of),
    isOpen: () => true,
    newestAt: () => Math.max(0, ...[...this.#quotes.values()].map(({ receivedAt }) => receivedAt)),
    subscribe: (of: string, listener: () => void) => {
      const listeners = this.#listeners.get(of) ?? new Set();
      this.#listeners.set(of, listeners.add(listener));
      return () => void listeners.delete(listener);
    },
  };

  watcher(page: KeyValueStorage, onHit: (alerts: readonly PriceAlert[]) => void): AlertWatcher {
    return new AlertWatcher(
      {
        board: this.board,
        market: { candles: this.candles },
        clock: this.clock,
        serverClock: { now: () => this.now },
        store: alertStoreOf(page),
        watched: keptTextOf(page, alertKeys.watched),
      },
      onHit,
    );
  }

  quote(value: string, receivedAt = this.now): void {
    this.#quotes.set(symbol, { symbol, price: price(value), receivedAt } as Quote);
    this.#listeners.get(symbol)?.forEach((listener) => listener());
  }

  /** Time in which the timers run. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      this.#timers.splice(this.#timers.indexOf(next), 1);
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }
}

const add = (store: AlertStore, level: string, setAt: number): void =>
  void store.change((alerts) => [
    { id: level, symbol, side: 'above', price: price(level), setAt, hit: undefined, isSeen: false },
    ...alerts,
  ]);

function watching() {
  const device = new Device();
  const page = device.page();
  const store = alertStoreOf(page);
  const onHit = vi.fn<(alerts: readonly PriceAlert[]) => void>();
  add(store, '100', device.now);
  return { device, page, store, onHit, watcher: device.watcher(page, onHit) };
}
const hitOf = (store: AlertStore) => store.alerts()[0]?.hit;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('AlertWatcher', () => {
  test('E10: a fresh price that gets there fires once', () => {
    const { device, store, onHit } = watching();
    device.quote('99');
    expect(hitOf(store)).toBeUndefined();
    device.quote('100');
    device.quote('101');
    device.quote('99');
    device.quote('102');
    expect(onHit).toHaveBeenCalledTimes(1);
    expect(hitOf(store)).toEqual({ kind: 'watched', at: start, price: '100' });
  });

  test('E10: a stale price never fires', () => {
    const { device, store } = watching();
    device.quote('150', device.now - staleAfterMs - 1);
    expect(hitOf(store)).toBeUndefined();
    device.quote('150', device.now - staleAfterMs);
    expect(hitOf(store)?.kind).toBe('watched');
  });

  test('E10: an alert that is set while it watches is watched at once, a deleted one no longer', () => {
    const { device, store } = watching();
    device.quote('99');
    add(store, '90', device.now);
    expect(store.alerts().find(({ id }) => id === '90')?.hit?.kind).toBe('watched');
    store.change(() => []);
    device.quote('200');
    expect(store.alerts()).toEqual([]);
  });

  test('E10: after a reload within seconds it goes on as if nothing had been', () => {
    const { device, watcher, onHit } = watching();
    device.quote('99');
    watcher.stop();
    device.pass(awayAfterMs - 1);
    const page = device.page();
    device.watcher(page, onHit);
    device.quote('100');
    expect(hitOf(alertStoreOf(page))?.kind).toBe('watched');
    expect(device.candles).not.toHaveBeenCalled();
  });

  test('E10: after a time away its candles are asked for, and what they show is told as such', async () => {
    const { device, watcher, onHit } = watching();
    device.quote('99');
    device.pass(20_000);
    watcher.stop();
    device.pass(600_000);
    const shown: Candle = {
      time: start + 120_000,
      open: price('98'),
      high: price('104'),
      low: price('97'),
      close: price('98'),
      volume: undefined,
    };
    device.candles.mockResolvedValue([shown]);
    const page = device.page();
    device.watcher(page, onHit);
    device.quote('98');
    await settled();
    expect(device.candles).toHaveBeenCalledWith(expect.objectContaining({ symbol, period: '1min', to: device.now }));
    expect(hitOf(alertStoreOf(page))).toEqual({ kind: 'candle', at: shown.time, price: '104' });
    expect(onHit).toHaveBeenCalledTimes(1);
  });

  test('E10: where the candles cannot be had, only what the first price shows is told', async () => {
    const { device, watcher, onHit } = watching();
    device.quote('99');
    watcher.stop();
    device.pass(600_000);
    device.candles.mockRejectedValue(new Error('offline'));
    const page = device.page();
    device.watcher(page, onHit);
    device.quote('103');
    await settled();
    expect(hitOf(alertStoreOf(page))).toMatchObject({ kind: 'return', price: '103' });
  });

  test('E10: a pair that stands still while others move is watched, and a sleep of the device is a time away', async () => {
    const { device, store } = watching();
    device.quote('99');
    for (let beats = 0; beats < 12; beats += 1) {
      device.pass(10_000);
      device.quote('99');
    }
    expect(device.candles).not.toHaveBeenCalled();
    device.now += 3_600_000;
    device.quote('105');
    await settled();
    expect(device.candles).toHaveBeenCalledTimes(1);
    expect(hitOf(store)?.kind).toBe('return');
  });

  test('E10: what one tab finds the other shows, and the one that takes over does not tell again', () => {
    const { device, watcher, onHit } = watching();
    const other = device.page();
    device.quote('100');
    expect(hitOf(alertStoreOf(other))?.kind).toBe('watched');
    watcher.stop();
    device.watcher(other, onHit);
    device.quote('101');
    expect(onHit).toHaveBeenCalledTimes(1);
  });
});
