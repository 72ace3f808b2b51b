import {
  candlePeriods,
  candleWindowDays,
  type Candle,
  type CandlePeriod,
} from '../../../src/core/domain/market/candle.ts';
import type { Depth, DepthLevel, PublicTrade } from '../../../src/core/domain/market/depth.ts';
import type { Quote } from '../../../src/core/domain/market/instrument.ts';
import { compare, isPositive } from '../../../src/core/money/fixed-point.ts';
import { MarketPort } from '../../../src/core/ports/market-port.ts';
import type { Unsubscribe } from '../../../src/core/platform/realtime-transport.ts';
import {
  promise,
  see,
  seeNoRepetition,
  seeRefused,
  UnmetNeed,
  type PortPromise,
  type PromiseWorld,
} from './port-promise.ts';

const dayMs = 86_400_000;
/** The server pushes about every two seconds. */
const patienceMs = 10_000;

async function candlesOf({ port, ground, now }: PromiseWorld, period: CandlePeriod): Promise<readonly Candle[]> {
  const { symbol } = await ground();
  const to = now();
  return port(MarketPort).candles({ symbol, period, from: to - candleWindowDays[period] * dayMs, to });
}

function seeInside({ open, close, high, low }: Candle): void {
  const isInside = [open, close].every((value) => compare(low, value) <= 0 && compare(high, value) >= 0);
  const got = `open ${open}, high ${high}, low ${low}, close ${close}`;
  see(isInside, { at: 'data[*]', expected: 'open and close between low and high', got });
}

/** The first pushed value that is looked for. */
function firstOf<T>(
  watch: (listener: (value: T) => void) => Unsubscribe,
  isIt: (value: T) => boolean = () => true,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const stops: Unsubscribe[] = [];
    const finish = (value?: T): void => {
      for (const stop of stops) stop();
      resolve(value);
    };
    const timer = setTimeout(finish, patienceMs);
    stops.push(
      () => clearTimeout(timer),
      watch((value) => {
        if (isIt(value)) finish(value);
      }),
    );
  });
}

async function firstCandle({ port, ground }: PromiseWorld, period: CandlePeriod): Promise<Candle | undefined> {
  const { symbol } = await ground();
  return firstOf<Candle>((listener) => port(MarketPort).watchCandles({ symbol, period }, listener));
}

function seeArrived<T>(value: T | undefined, event: string): asserts value is T {
  see(value !== undefined, { at: event, expected: `an event within ${patienceMs / 1000} s`, got: 'none' });
}

const isSorted = (levels: readonly DepthLevel[], direction: 1 | -1): boolean =>
  levels.every(({ price }, index) => {
    const next = levels[index + 1];
    return next === undefined || compare(price, next.price) === direction;
  });

const candlePromises = candlePeriods.flatMap((period) => [
  promise(`candles: ${period} bars rise in time and stay inside their high and low`, 'nobody', async (world) => {
    const candles = await candlesOf(world, period);
    see(candles.length > 0, { at: 'data', expected: `${period} bars`, got: 'none' });
    candles.forEach(seeInside);
  }),
]);

export const marketPromises: readonly PortPromise[] = [
  promise('currencies: every one has an id of its own', 'nobody', async ({ port }) => {
    seeNoRepetition(await port(MarketPort).currencies(), 'message.currency[*].id');
  }),
  promise(
    'instruments: every pair is there once, with a price above zero where it has one',
    'nobody',
    async (world) => {
      const { rows: listed } = await world.port(MarketPort).instruments();
      see(listed.length > 0, { at: 'message', expected: 'pairs', got: 'none' });
      seeNoRepetition(
        listed.map(({ instrument }) => instrument),
        'message[*].quotation[*].id',
      );
      const free = listed.find(({ quote }) => quote.price !== undefined && !isPositive(quote.price));
      see(free === undefined, {
        at: 'message[*].quotation[*].now_price',
        expected: 'more than zero',
        got: `${free?.quote.price ?? ''} for ${free?.instrument.symbol ?? ''}`,
      });
    },
  ),
  ...candlePromises,
  promise(
    'candles: an unknown symbol is refused with the text of its own envelope',
    'nobody',
    async ({ port, now }) => {
      const window = { from: now() - dayMs, to: now() };
      await seeRefused(port(MarketPort).candles({ symbol: 'NO/PAIR', period: '1min', ...window }));
    },
  ),
];

/** What arrives by itself; each waits for its own event. */
export const streamPromises: readonly PortPromise[] = [
  promise('watchQuotes: quotes arrive by themselves', 'nobody', async ({ port }) => {
    const quote = await firstOf<Quote>((listener) => port(MarketPort).watchQuotes(listener));
    seeArrived(quote, 'daymarket');
    see(quote.price !== undefined, { at: 'daymarket.now_price', expected: 'a price', got: 'nothing' });
  }),
  promise('watchDepth: both sides, best first', 'nobody', async ({ port, ground }) => {
    const { symbol } = await ground();
    const depth = await firstOf<Depth>((listener) => port(MarketPort).watchDepth({ symbol }, listener));
    seeArrived(depth, 'market_depth');
    const { bids, asks } = depth;
    see(isSorted(bids, 1) && isSorted(asks, -1), { at: 'market_depth', expected: 'prices once', got: 'one twice' });
    const [bid, ask] = [bids[0], asks[0]];
    see(bid !== undefined && ask !== undefined && compare(bid.price, ask.price) < 0, {
      at: 'market_depth',
      expected: 'a best bid below the best ask',
      got: `bid ${bid?.price ?? 'none'}, ask ${ask?.price ?? 'none'}`,
    });
  }),
  promise('watchCandles: the running 1min candle is pushed', 'nobody', async (world) => {
    seeArrived(await firstCandle(world, '1min'), 'kline');
  }),
  promise('watchCandles: the running 1day candle is pushed', 'nobody', async (world) => {
    // It is read from the quotes, and where those do not come the promise of the quotes has said so.
    const candle = await firstCandle(world, '1day');
    if (candle === undefined) throw new UnmetNeed(`no daymarket event of the pair came within ${patienceMs / 1000} s`);
  }),
  promise('watchTrades: trades of the pair are pushed, with a side', 'nobody', async ({ port, ground }) => {
    const { symbol } = await ground();
    const trades = await firstOf<readonly PublicTrade[]>(
      (listener) => port(MarketPort).watchTrades({ symbol }, listener),
      ({ length }) => length > 0,
    );
    if (trades === undefined) throw new UnmetNeed(`no trade of ${symbol} within ${patienceMs / 1000} s`);
  }),
];
