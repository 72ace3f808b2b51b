import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { createMarketBroadcast } from './broadcast.ts';
import { dayMs } from './facts/hours.ts';
import { freshMarket } from '../test-worlds/market-test-ground.ts';

const market = freshMarket();
const broadcast = createMarketBroadcast(market);
/** Wednesday afternoon, all categories open. */
const start = Date.UTC(2026, 0, 7, 15, 59, 55);

const levels = v.array(v.tuple([v.number(), v.number()]));
const payloadSchema = v.looseObject({
  type: v.string(),
  symbol: v.string(),
  now_price: v.optional(v.number()),
  close: v.optional(v.number()),
  period: v.optional(v.string()),
  time: v.optional(v.number()),
  asks: v.optional(levels, []),
  bids: v.optional(levels, []),
  data: v.optional(v.array(v.looseObject({ id: v.string() })), []),
});

/** Requests the long candles of every pair. */
beforeAll(() => {
  for (const { symbol } of market.instruments) {
    market.candles({ symbol, period: '1mon', from: start - 31 * dayMs, to: start, at: start });
  }
});

function payloads(event: string, symbol: string, span: { from: number; to: number }) {
  const found: v.InferOutput<typeof payloadSchema>[] = [];
  for (let from = span.from; from < span.to; from += 100) {
    for (const pushed of broadcast.eventsSince(from, from + 100)) {
      const payload = v.parse(payloadSchema, pushed.payload);
      if (pushed.event === event && payload.symbol === symbol) found.push(payload);
    }
  }
  return found;
}

test('eventsSince: a quote four times a second and with each move of the price, with the day and a signed change', () => {
  const span = { from: start, to: start + 5000 };
  const found = payloads('daymarket', 'BTC/USDT', span);
  expect(found.length).toBeGreaterThanOrEqual(19);
  expect(found.length).toBeLessThanOrEqual(50);
  for (let at = start + 100; at <= start + 5000; at += 100) {
    const price = market.lastPrice('BTC/USDT', at);
    if (price === market.lastPrice('BTC/USDT', at - 100)) continue;
    const [sent] = payloads('daymarket', 'BTC/USDT', { from: at - 100, to: at });
    expect(sent?.now_price).toBe(price / 10);
  }
  expect(found.at(-1)).toMatchObject({
    type: 'daymarket',
    period: '1day',
    currency_id: 1,
    legal_id: 3,
    now_price: expect.any(Number),
    change: expect.stringMatching(/^(\+|-)?\d+\.\d\d$/),
  });
});

test('eventsSince: price, book and running candle of a pair come together and are of one tick', () => {
  let books = 0;
  let candles = 0;
  for (let from = start; from < start + 10_000; from += 100) {
    const events = broadcast.eventsSince(from, from + 100).map(({ payload }) => v.parse(payloadSchema, payload));
    const quotes = new Map(events.filter(({ type }) => type === 'daymarket').map((quote) => [quote.symbol, quote]));
    for (const { type, symbol, period, close, asks, bids } of events) {
      const last = quotes.get(symbol)?.now_price ?? Number.NaN;
      if (type === 'market_depth') {
        books += 1;
        expect((bids[0]?.[0] ?? Infinity) <= last && last <= (asks.at(-1)?.[0] ?? 0)).toBe(true);
      }
      if (type !== 'kline') continue;
      expect(last).toBeGreaterThan(0);
      if (period !== '1week') continue;
      candles += 1;
      expect(close).toBe(last);
    }
  }
  expect(books).toBeGreaterThan(2000);
  expect(candles).toBeGreaterThan(500);
});

test('eventsSince: the price that a session ends at is sent with its last moment', () => {
  const close = Date.UTC(2026, 0, 9, 20);
  const sent = broadcast.eventsSince(close - 100, close).map(({ payload }) => v.parse(payloadSchema, payload));
  const quote = sent.find(({ symbol, type }) => symbol === 'AAPL/USD' && type === 'daymarket');
  expect(quote?.now_price).toBe(market.lastPrice('AAPL/USD', close) / 100);
});

test('eventsSince: about one candle a second and period, never 1day, and the one that ended in its final shape', () => {
  const found = payloads('kline', 'ETH/USDT', { from: start, to: start + 10_000 });
  const minutes = found.filter(({ period }) => period === '1min');
  expect(new Set(found.map(({ period }) => period))).toEqual(
    new Set(['1min', '5min', '15min', '30min', '60min', '1week', '1mon']),
  );
  expect(minutes.length).toBeGreaterThanOrEqual(10);
  expect(minutes.length).toBeLessThanOrEqual(13);
  const ended = minutes.findLast(({ time }) => time === Date.UTC(2026, 0, 7, 15, 59));
  const [bar] = market.candles({
    symbol: 'ETH/USDT',
    period: '1min',
    from: Date.UTC(2026, 0, 7, 15, 59),
    to: start,
    at: start + 60_000,
  });
  expect(ended).toMatchObject({
    close: (bar?.close ?? 0) / 100,
    high: (bar?.high ?? 0) / 100,
    low: (bar?.low ?? 0) / 100,
  });
});

test('eventsSince: candles of weeks and months come for the pairs whose days were requested', () => {
  const fresh = freshMarket();
  const sender = createMarketBroadcast(fresh);
  const told = (from: number): ReadonlySet<string> => {
    const events = sender.eventsSince(from, from + 1000).map(({ payload }) => v.parse(payloadSchema, payload));
    return new Set(events.filter(({ period }) => period === '1mon').map(({ symbol }) => symbol));
  };
  expect(told(start)).toEqual(new Set());
  fresh.candles({ symbol: 'ETH/USDT', period: '1mon', from: start - 40 * dayMs, to: start, at: start });
  expect(told(start + 1000)).toEqual(new Set(['ETH/USDT']));
  // The day that ends meanwhile is worked out with the first candle that needs it.
  expect(told(start + dayMs)).toEqual(new Set(['ETH/USDT']));
});

test('eventsSince: twenty levels a side about four times a second, asks highest first', () => {
  const found = payloads('market_depth', 'EUR/USD', { from: start, to: start + 5000 });
  expect(found.length).toBeGreaterThanOrEqual(19);
  for (const { asks, bids } of found) {
    for (const rows of [asks, bids]) {
      const prices = rows.map(([price]) => price);
      expect(prices).toEqual(prices.toSorted((left, right) => right - left));
      expect(prices).toHaveLength(20);
    }
  }
});

test('stressEvents: so many more quotes, every open pair in turn, none outside its book', () => {
  const first = broadcast.stressEvents(start, 0, 500);
  const second = broadcast.stressEvents(start, 500, 500);
  const found = [...first, ...second].map(({ payload }) => v.parse(payloadSchema, payload));
  expect(found).toHaveLength(1000);
  expect(new Set(found.map(({ symbol }) => symbol)).size).toBe(market.instruments.length);
  const bitcoin = found.filter(({ symbol }) => symbol === 'BTC/USDT').map((quote) => quote.now_price);
  const { bids, asks } = market.ladder('BTC/USDT', start);
  expect(new Set(bitcoin)).toEqual(new Set([(bids[0]?.[0] ?? 0) / 10, (asks[0]?.[0] ?? 0) / 10]));
});

test('eventsSince: trades about once a second, each once', () => {
  const found = payloads('match_trade', 'BTC/USDT', { from: start, to: start + 6000 });
  const ids = found.flatMap(({ data }) => data.map(({ id }) => id));
  expect(found.length).toBeGreaterThanOrEqual(5);
  expect(new Set(ids).size).toBe(ids.length);
});

test('eventsSince: where time passes sixty times as fast, candles and trades come as often as ever, and none is left out', () => {
  const minute = 60_000;
  const counts = new Map<string, number>();
  const ended = new Set<number>();
  // Ten seconds of everybody's, a hundred ticks.
  for (let from = start; from < start + 10 * minute; from += 6000) {
    for (const { event, payload } of broadcast.eventsSince(from, from + 6000, 60)) {
      const { symbol, period, time } = v.parse(payloadSchema, payload);
      if (symbol !== 'BTC/USDT') continue;
      const kind = period === undefined ? event : `${event} ${period}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if (period === '1min' && time !== undefined) ended.add(time);
    }
  }
  expect(counts.get('match_trade')).toBe(10);
  expect(counts.get('kline 60min')).toBeLessThanOrEqual(12);
  // With the one that began and the one that ended before it.
  expect(counts.get('kline 1min')).toBeLessThanOrEqual(40);
  expect(ended.size).toBeGreaterThanOrEqual(10);
  expect(counts.get('daymarket 1day')).toBeGreaterThanOrEqual(40);
  expect(counts.get('market_depth')).toBe(counts.get('daymarket 1day'));
});

test('eventsSince: nothing from a closed market, and every number reads as it was written', () => {
  const saturday = Date.UTC(2026, 0, 10, 12);
  const events = broadcast.eventsSince(saturday, saturday + 1000);
  const symbols = new Set(events.map(({ payload }) => v.parse(payloadSchema, payload).symbol));
  expect([...symbols].every((symbol) => symbol.endsWith('/USDT'))).toBe(true);
  expect(JSON.stringify(events)).not.toMatch(/\d\.\d*(0000000|9999999)\d/);
});
