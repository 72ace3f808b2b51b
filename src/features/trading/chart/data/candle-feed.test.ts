import { beforeEach, describe, expect, test } from 'vitest';
import type { Candle, CandlePeriod } from '../../../../core/domain/market/candle.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { price } from '../../../../core/money/amount.ts';
import type { Clock } from '../../../../core/time/clock.ts';
import type { CandleQuery, MarketPort } from '../../../../core/ports/market-port.ts';
import type { RealtimeTransport } from '../../../../core/platform/realtime-transport.ts';
import { CandleFeed } from './candle-feed.ts';

const minute = 60_000;
const now = 100 * minute;

const candle = (index: number, close = '10'): Candle => ({
  time: index * minute,
  open: price('10'),
  high: price('12'),
  low: price('9'),
  close: price(close),
  volume: undefined,
});
const candles = (from: number, to: number): readonly Candle[] =>
  Array.from({ length: to - from + 1 }, (_, index) => candle(from + index));

/** Lets everything that waits for an answer go on. */
const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

/** A market, a connection, a clock and a screen under the test's control. */
class Stage {
  readonly asked: CandleQuery[] = [];
  #answers: { resolve: (read: readonly Candle[]) => void; reject: (error: AppError) => void }[] = [];
  readonly #watched = new Map<CandlePeriod, (candle: Candle) => void>();
  #gap: () => void = () => undefined;
  #timers: { at: number; run: () => void }[] = [];
  #frame: (() => void) | undefined;
  told = 0;
  time = now;

  readonly market = {
    candles: (query: CandleQuery) => {
      this.asked.push(query);
      return new Promise<readonly Candle[]>((resolve, reject) => this.#answers.push({ resolve, reject }));
    },
    watchCandles: ({ period }: { period: CandlePeriod }, listener: (candle: Candle) => void) => {
      this.#watched.set(period, listener);
      return () => void this.#watched.delete(period);
    },
  } satisfies Pick<MarketPort, 'candles' | 'watchCandles'>;

  readonly realtime = {
    watchGap: (listener: () => void) => {
      this.#gap = listener;
      return () => undefined;
    },
  } satisfies Pick<RealtimeTransport, 'watchGap'>;

  readonly clock: Clock = {
    now: () => this.time,
    after: (delayMs, run) => {
      const timer = { at: this.time + delayMs, run };
      this.#timers.push(timer);
      return () => {
        this.#timers = this.#timers.filter((one) => one !== timer);
      };
    },
  };

  readonly feed: CandleFeed;

  constructor(period: CandlePeriod = '1min') {
    this.feed = this.#feedOf(period);
  }

  readonly #feedOf = (period: CandlePeriod): CandleFeed =>
    new CandleFeed(
      {
        // Only these methods are used by the feed.
        market: this.market as unknown as MarketPort,
        realtime: this.realtime as unknown as RealtimeTransport,
        clock: this.clock,
        serverClock: this.clock,
        pace: (run) => {
          this.#frame = run;
          return () => {
            this.#frame = undefined;
          };
        },
      },
      { symbol: 'BTC/USDT', period },
    );

  start(): () => void {
    return this.feed.subscribe(() => {
      this.told += 1;
    });
  }
  async answer(read: readonly Candle[]): Promise<void> {
    this.#answers.shift()?.resolve(read);
    await settled();
  }
  async refuse(error: AppError): Promise<void> {
    this.#answers.shift()?.reject(error);
    await settled();
  }
  push(...pushed: readonly Candle[]): void {
    this.pushOf('1min', ...pushed);
  }
  pushOf(period: CandlePeriod, ...pushed: readonly Candle[]): void {
    pushed.forEach((one) => this.#watched.get(period)?.(one));
  }
  frame(): void {
    const run = this.#frame;
    this.#frame = undefined;
    run?.();
  }
  gap(): void {
    this.#gap();
  }
  pass(ms: number): void {
    this.time += ms;
    const due = this.#timers.filter((timer) => timer.at <= this.time);
    this.#timers = this.#timers.filter((timer) => timer.at > this.time);
    due.forEach((timer) => timer.run());
  }
  times(): readonly number[] {
    return (this.feed.state().candles ?? []).map((one) => one.time / minute);
  }
}

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('CandleFeed', () => {
  let stage: Stage;
  beforeEach(() => {
    stage = new Stage();
  });

  test('CandleFeed: reads the window of the period, then shows it', async () => {
    stage.start();
    expect(stage.asked).toEqual([{ symbol: 'BTC/USDT', period: '1min', from: now - 86_400_000, to: now }]);
    await stage.answer(candles(90, 100));
    expect(stage.times()).toEqual(upTo(90, 100));
  });

  test('switch 39: a server without history begins the chart with what it pushes; other failures do not', async () => {
    stage.start();
    stage.push(candle(99));
    await stage.refuse(new AppError('bad-status', '', { status: 500 }));
    expect([stage.times(), stage.feed.state().error?.status]).toEqual([[99], 500]);
    stage.push(candle(100));
    stage.frame();
    expect(stage.times()).toEqual([99, 100]);
    const broken = new Stage();
    broken.start();
    await broken.refuse(new AppError('bad-status', '', { status: 502 }));
    expect(broken.feed.state().candles).toBeUndefined();
  });

  test('switch 67: longer bars are fed from minutes until the server pushes their own', async () => {
    const half = new Stage('30min');
    half.start();
    await half.answer([candle(60), candle(90)]);
    half.pushOf('1min', { ...candle(121), high: price('15') }, { ...candle(122, '8'), low: price('8') });
    half.frame();
    expect(half.times()).toEqual([60, 90, 120]);
    expect(half.feed.state().candles?.at(-1)).toMatchObject({ open: '10', high: '15', low: '8', close: '8' });
    half.pushOf('30min', candle(120, '11'));
    half.pushOf('1min', candle(123, '9'));
    half.frame();
    expect(half.feed.state().candles?.at(-1)?.close).toBe('11');
    const week = new Stage('1week');
    week.start();
    await week.answer([candle(60)]);
    week.pushOf('1min', candle(61));
    expect(week.times()).toEqual([60]);
  });

  test('CandleFeed: a bar pushed while reading and later than what was asked for leaves no hole', async () => {
    stage.start();
    await stage.answer(candles(90, 100));
    stage.gap();
    // The server is five minutes ahead of what this phone takes for its time.
    stage.push(...candles(105, 105));
    await stage.answer(candles(99, 100));
    await stage.answer(candles(99, 105));
    expect(stage.times()).toEqual(upTo(90, 105));
  });

  test('CandleFeed: any number of pushes in a frame is one change', async () => {
    stage.start();
    await stage.answer(candles(90, 100));
    const before = stage.told;
    stage.push(candle(100, '11'), candle(100, '12'), candle(101), candle(101, '13'));
    expect(stage.told).toBe(before);
    stage.frame();
    expect(stage.told).toBe(before + 1);
    expect(stage.times()).toEqual(upTo(90, 101));
    expect(
      stage.feed
        .state()
        .candles?.slice(-2)
        .map((one) => one.close),
    ).toEqual(['12', '13']);
  });

  test('CandleFeed: what is pushed while it reads is not lost', async () => {
    stage.start();
    stage.push(candle(100, '11'), candle(101));
    await stage.answer(candles(90, 100));
    expect(stage.times()).toEqual(upTo(90, 101));
    expect(stage.feed.state().candles?.at(-2)?.close).toBe('11');
  });

  test('CandleFeed: after a gap the missing range is read again, without a hole or a duplicate', async () => {
    stage.start();
    await stage.answer(candles(90, 100));
    stage.pass(5 * minute);
    stage.gap();
    expect(stage.asked.at(-1)).toMatchObject({ from: 99 * minute, to: now + 5 * minute });
    await stage.answer(candles(99, 105));
    expect(stage.times()).toEqual(upTo(90, 105));
  });

  test('CandleFeed: a pushed candle that leaves a hole makes it read again', async () => {
    stage.start();
    await stage.answer(candles(90, 100));
    stage.push(candle(104));
    expect(stage.asked).toHaveLength(2);
    expect(stage.times()).toEqual(upTo(90, 100));
    await stage.answer(candles(99, 103));
    expect(stage.times()).toEqual(upTo(90, 104));
  });

  test('CandleFeed: without an answer it says so after eight seconds, and retry asks again', async () => {
    stage.start();
    stage.pass(8000);
    expect(stage.feed.state().error?.kind).toBe('no-answer');
    stage.feed.retry();
    expect(stage.feed.state().error).toBeUndefined();
    await stage.answer(candles(1, 2));
    expect(stage.times()).toEqual([]);
    await stage.answer(candles(90, 100));
    expect(stage.times()).toEqual(upTo(90, 100));
  });

  test('CandleFeed: a failed reading keeps what was there', async () => {
    stage.start();
    await stage.answer(candles(90, 100));
    stage.gap();
    await stage.refuse(new AppError('offline', ''));
    expect(stage.feed.state().error?.kind).toBe('offline');
    expect(stage.times()).toEqual(upTo(90, 100));
  });

  test('CandleFeed: an answer without a listener is dropped', async () => {
    const stop = stage.start();
    stop();
    await stage.answer(candles(90, 100));
    expect(stage.feed.state().candles).toBeUndefined();
  });

  test('CandleFeed: never holds more than 1500 bars', async () => {
    stage.start();
    await stage.answer(candles(0, 1600));
    expect(stage.feed.state().candles).toHaveLength(1500);
    stage.push(candle(1601));
    stage.frame();
    expect(stage.times().at(0)).toBe(102);
    expect(stage.feed.state().candles).toHaveLength(1500);
  });
});
