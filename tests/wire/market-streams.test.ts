import { beforeEach, expect, test } from 'vitest';
import { sharedPorts } from '../../src/adapters/wire/wire-ports.ts';
import type { Candle } from '../../src/core/domain/market/candle.ts';
import type { Depth, PublicTrade } from '../../src/core/domain/market/depth.ts';
import type { Quote } from '../../src/core/domain/market/instrument.ts';
import type { WireValue } from '../../src/core/platform/http-transport.ts';
import type { MarketPort } from '../../src/core/ports/market-port.ts';
import { RecordedHttp } from './recorded-http.ts';
import { alwaysFirst, plainDialect, HandRealtime, stoppedClock } from './stand-ins.ts';

let realtime: HandRealtime;
let market: MarketPort;

beforeEach(() => {
  realtime = new HandRealtime();
  ({ market } = sharedPorts({
    http: new RecordedHttp(''),
    realtime,
    clock: stoppedClock,
    known: alwaysFirst,
    dialect: plainDialect,
  }));
});

type Fields = { readonly [key: string]: WireValue };
const candleEvent = (changes: Fields = {}): WireValue => ({
  symbol: 'BTC/USDT',
  period: '1min',
  time: '1700000040000',
  open: '1',
  high: '2',
  low: '1',
  close: '2',
  volume: '3',
  ...changes,
});

function candlesOf(period: '1min' | '60min' | '1day' | '1week' | '1mon'): Candle[] {
  const seen: Candle[] = [];
  market.watchCandles({ symbol: 'BTC/USDT', period }, (candle) => seen.push(candle));
  return seen;
}

test('watchCandles: only the pair and the period that were asked for', () => {
  const seen = candlesOf('1min');
  realtime.push('kline', candleEvent({ symbol: 'ETH/USDT' }));
  realtime.push('kline', candleEvent({ period: '5min' }));
  realtime.push('kline', candleEvent({ period: '1year' }));
  realtime.push('kline', candleEvent({ symbol: 'btc/usdt', close: '1.5' }));
  expect(seen.map(({ close }) => close)).toEqual(['1.5']);
});

test.each([
  ['60min', '1H'],
  ['1week', '1W'],
  ['1mon', '1M'],
] as const)('watchCandles: %s is also called %s', (period, alias) => {
  const seen = candlesOf(period);
  realtime.push('kline', candleEvent({ period: alias }));
  realtime.push('kline', candleEvent({ period }));
  expect(seen).toHaveLength(2);
});

test.each([['1day'], ['1dy'], ['1D'], ['']])('watchCandles: the day comes as daymarket with period "%s"', (period) => {
  const seen = candlesOf('1day');
  realtime.push('kline', candleEvent({ period: '1day' }));
  realtime.push('daymarket', candleEvent({ period }));
  expect(seen).toHaveLength(1);
});

test('watchCandles: a quote without the range of the day makes no candle', () => {
  const seen = candlesOf('1day');
  realtime.push('daymarket', { symbol: 'BTC/USDT', now_price: '5', change: '+1.00', volume: '1' });
  expect(seen).toEqual([]);
});

test('watchQuotes: all pairs, with the time at which they were received; missing figures stay undefined', () => {
  const seen: Quote[] = [];
  market.watchQuotes((quote) => seen.push(quote));
  realtime.push('daymarket', { currency_name: 'btc', legal_name: 'usdt', now_price: '5', change: '+1.00' });
  expect(seen).toEqual([
    {
      symbol: 'BTC/USDT',
      price: '5',
      change: '1',
      volume: undefined,
      open: undefined,
      high: undefined,
      low: undefined,
      receivedAt: stoppedClock.now(),
    },
  ]);
});

test('watchDepth: best first on both sides, for the pair alone', () => {
  const seen: Depth[] = [];
  market.watchDepth({ symbol: 'BTC/USDT' }, (depth) => seen.push(depth));
  const sides = {
    bids: '[[9,"1"],[10,"1"]]',
    asks: [
      ['100', '1'],
      ['12', '1'],
      ['11', '1'],
    ],
  };
  realtime.push('market_depth', { symbol: 'ETH/USDT', ...sides });
  realtime.push('market_depth', { symbol: 'BTC/USDT', ...sides });
  expect(seen.map(({ bids, asks }) => [bids, asks].map((side) => side.map(({ price }) => price)))).toEqual([
    [
      ['10', '9'],
      ['11', '12', '100'],
    ],
  ]);
});

test('watchTrades: newest first, for the pair alone', () => {
  const seen: (readonly PublicTrade[])[] = [];
  market.watchTrades({ symbol: 'BTC/USDT' }, (trades) => seen.push(trades));
  const trade = (id: string, ts: string): WireValue => ({ id, ts, price: '1', amount: '1', direction: 'sell' });
  realtime.push('match_trade', { symbol: 'ETH/USDT', data: [trade('0', '9')] });
  realtime.push('match_trade', { symbol: 'BTC/USDT', data: [trade('1', '10'), trade('2', '20')] });
  expect(seen.map((trades) => trades.map(({ id }) => id))).toEqual([['2', '1']]);
});

test('streams: an event that cannot be read is dropped and the next one arrives', () => {
  const seen = candlesOf('1min');
  realtime.push('kline', 'garbage');
  realtime.push('kline', candleEvent({ high: 'NaN' }));
  realtime.push('kline', candleEvent());
  expect(seen).toHaveLength(1);
});

test('streams: a fault of the listener is not swallowed', () => {
  market.watchQuotes(() => {
    throw new TypeError('of the listener');
  });
  expect(() => realtime.push('daymarket', { symbol: 'BTC/USDT' })).toThrow('of the listener');
});

test('streams: unsubscribing stops them', () => {
  const stops = [
    market.watchQuotes(() => undefined),
    market.watchCandles({ symbol: 'BTC/USDT', period: '1min' }, () => undefined),
    market.watchDepth({ symbol: 'BTC/USDT' }, () => undefined),
    market.watchTrades({ symbol: 'BTC/USDT' }, () => undefined),
  ];
  expect(realtime.watching()).toEqual(['daymarket', 'kline', 'market_depth', 'match_trade']);
  stops.forEach((stop) => stop());
  expect(realtime.watching()).toEqual([]);
});
