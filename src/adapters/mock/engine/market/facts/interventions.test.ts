import { expect, test } from 'vitest';
import type { MarketControl } from '../../../../../core/ports/presenter-port.ts';
import { createMarket } from '../create-market.ts';
import { activeControls, type Intervention } from './interventions.ts';
import { listedInstruments } from './instruments.ts';
import type { Market } from '../../kernel/domain/market.ts';
import { marketEpoch } from '../../test-worlds/market-test-ground.ts';

const minute = 60_000;
const hour = 60 * minute;
const btc = 'BTC/USDT';
/** In the middle of a minute, and between two ticks. */
const moment = marketEpoch + 3 * hour + 17_345;
const nextTick = moment + 55;

const marketUnder = (...interventions: readonly Intervention[]): Market =>
  createMarket({
    seed: 7,
    epoch: marketEpoch,
    instruments: listedInstruments,
    history: [],
    interventions: () => interventions,
  });
const at = (time: number, control: MarketControl): Intervention => ({ at: time, control });
const usual = marketUnder();
const gap = (percent: number, time = moment): Intervention => at(time, { kind: 'gap', pair: 'all', percent });
const halt = (time: number, isHalted = true): Intervention => at(time, { kind: 'halt', pair: btc, isHalted });

const ticks = (market: Market, from: number, count: number, symbol = btc): readonly number[] =>
  Array.from({ length: count }, (_, index) => market.lastPrice(symbol, from + index * market.tickMs));

const size = (prices: readonly number[]): number =>
  Math.sqrt(
    prices.slice(1).reduce((total, price, index) => total + Math.log(price / (prices[index] ?? price)) ** 2, 0),
  );

const controls: readonly (readonly [string, MarketControl])[] = [
  ['gap', { kind: 'gap', pair: 'all', percent: -20 }],
  ['volatile', { kind: 'mood', pair: 'all', mood: 'volatile' }],
  ['calm', { kind: 'mood', pair: 'all', mood: 'calm' }],
  ['trend', { kind: 'trend', pair: 'all', percent: 10, minutes: 60 }],
  ['halt', { kind: 'halt', pair: btc, isHalted: true }],
  ['closure', { kind: 'closure', category: 'crypto', isClosed: true }],
];

test.each(controls)('%s: nothing that was seen before changes', (_, control) => {
  const market = marketUnder(at(moment, control));
  const window = { symbol: btc, period: '1min', from: moment - hour, to: moment, at: moment } as const;
  expect(ticks(market, moment - 200 * 100, 201)).toEqual(ticks(usual, moment - 200 * 100, 201));
  expect(market.candles(window)).toEqual(usual.candles(window));
  const trades = { symbol: btc, from: moment - minute, to: moment, limit: 50 };
  expect(market.trades(trades)).toEqual(usual.trades(trades));
});

test.each(controls)('%s: each bar is the bar of its ticks, volume and all', (_, control) => {
  const market = marketUnder(at(moment, control));
  const start = Math.floor(moment / minute) * minute;
  const bars = market.candles({ symbol: btc, period: '1min', from: start, to: start + 5 * minute, at: start + hour });
  expect(bars).toHaveLength(6);
  for (const bar of bars) {
    const prices = ticks(market, bar.time, 600);
    expect([bar.open, bar.high, bar.low, bar.close]).toEqual([
      prices[0],
      Math.max(...prices),
      Math.min(...prices),
      prices.at(-1),
    ]);
    const traded = market.trades({ symbol: btc, from: bar.time - 1, to: bar.time + minute - 1, limit: 600 });
    expect(traded.reduce((total, { lots }) => total + lots, 0)).toBe(bar.lots);
  }
});

test.each(controls)('%s: the price goes on from where it was, but for the jump asked for', (name, control) => {
  const market = marketUnder(at(moment, control));
  const before = market.lastPrice(btc, moment);
  const wanted = name === 'gap' ? before * 0.8 : before;
  expect(Math.abs(market.lastPrice(btc, nextTick) / wanted - 1)).toBeLessThan(0.0005);
});

test('gap: the day shows it, and the price stays there', () => {
  const market = marketUnder(gap(-10));
  const later = moment + 26 * hour;
  expect(market.lastPrice(btc, later) / usual.lastPrice(btc, later)).toBeCloseTo(0.9, 3);
  const figures = market.dayFigures(btc, moment + minute);
  expect(figures.low / figures.high).toBeLessThan(0.905);
  expect(market.usdtPrice('BTC', moment + minute)).not.toBe(usual.usdtPrice('BTC', moment + minute));
});

test('gap: two within one tick both happen', () => {
  const market = marketUnder(gap(-10), gap(-10));
  expect(market.lastPrice(btc, nextTick) / usual.lastPrice(btc, nextTick)).toBeCloseTo(0.81, 3);
});

test('gap: a limit that is jumped over is touched at the very tick of the jump', () => {
  const market = marketUnder(gap(-10));
  const limit = Math.floor(usual.lastPrice(btc, moment) * 0.95);
  const query = { symbol: btc, side: 'buy', limit, from: moment, until: moment + hour } as const;
  expect([usual.firstTouch(query), market.firstTouch(query)]).toEqual([undefined, nextTick]);
  expect(market.ladder(btc, nextTick).asks[0]?.[0]).toBeLessThan(limit * 0.96);
});

test('mood: volatile moves more, calm less, and a pair that was not meant moves as ever', () => {
  const of = (mood: 'calm' | 'volatile'): Market => marketUnder(at(moment, { kind: 'mood', pair: btc, mood }));
  const [calm, volatile] = [of('calm'), of('volatile')];
  const reach = (market: Market, symbol: string): number =>
    size(Array.from({ length: 240 }, (_, index) => market.lastPrice(symbol, moment + index * minute)));
  expect(reach(volatile, btc) / reach(usual, btc)).toBeCloseTo(3, 0);
  expect(reach(calm, btc) / reach(usual, btc)).toBeCloseTo(0.3, 1);
  expect(reach(volatile, 'ETH/USDT')).toBe(reach(usual, 'ETH/USDT'));
});

test('trend: the promised way on top of the usual moves, and then no more', () => {
  const market = marketUnder(at(moment, { kind: 'trend', pair: btc, percent: 10, minutes: 60 }));
  const share = (after: number): number =>
    market.lastPrice(btc, nextTick + after) / usual.lastPrice(btc, nextTick + after);
  expect([share(30 * minute), share(hour), share(5 * hour)].map((value) => value.toFixed(2))).toEqual([
    '1.05',
    '1.10',
    '1.10',
  ]);
});

test('halt: price, book and volume stand still, nothing is touched, and afterwards it goes on from there', () => {
  const end = moment + 40 * minute;
  const market = marketUnder(halt(moment), halt(end, false));
  const stopped = market.lastPrice(btc, moment);
  expect([market.isOpen(btc, moment - 1), market.isOpen(btc, moment), market.isOpen(btc, end)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(new Set(ticks(market, nextTick, 2000))).toEqual(new Set([stopped]));
  expect(market.ladder(btc, moment + 9 * minute)).toEqual(market.ladder(btc, moment + 30 * minute));
  expect(market.trades({ symbol: btc, from: moment + 100, to: end, limit: 99 })).toEqual([]);
  for (const side of ['buy', 'sell'] as const) {
    const query = { symbol: btc, side, limit: stopped, from: nextTick, until: end };
    expect(market.firstTouch(query)).toBeUndefined();
  }
  expect(Math.abs(market.lastPrice(btc, end + 100) / stopped - 1)).toBeLessThan(0.0005);
  expect(market.lastPrice(btc, end + 2 * hour)).not.toBe(stopped);
  expect(market.isOpen('ETH/USDT', moment)).toBe(true);
});

test('gap: of a pair that stands still, it happens when trading goes on', () => {
  const end = moment + 40 * minute;
  const market = marketUnder(halt(moment), gap(10, moment + minute), halt(end, false));
  const stopped = market.lastPrice(btc, moment);
  expect(market.lastPrice(btc, end)).toBe(stopped);
  expect(market.lastPrice(btc, end + 100) / stopped).toBeCloseTo(1.1, 3);
});

test('closure: the whole category, and no other', () => {
  const market = marketUnder(at(moment, { kind: 'closure', category: 'crypto', isClosed: true }));
  expect([market.isOpen(btc, moment), market.isOpen('DOGE/USDT', moment)]).toEqual([false, false]);
  expect(market.isOpen('EUR/USD', moment)).toBe(usual.isOpen('EUR/USD', moment));
});

test('a list that grows under a market leaves the same prices as one that was there from the start', () => {
  const list: Intervention[] = [];
  const growing = createMarket({
    seed: 7,
    epoch: marketEpoch,
    instruments: listedInstruments,
    history: [],
    interventions: () => list,
  });
  const steps = [gap(-20), halt(moment + 5 * minute), gap(30, moment + 6 * minute), halt(moment + 9 * minute, false)];
  for (const step of steps) {
    ticks(growing, step.at - minute, 700);
    list.push(step);
    ticks(growing, step.at, 700);
  }
  const whole = marketUnder(...steps);
  const window = { symbol: btc, period: '1min', from: moment - hour, to: moment + hour, at: moment + hour } as const;
  expect(growing.candles(window)).toEqual(whole.candles(window));
  expect(growing.dayFigures(btc, moment + hour)).toEqual(whole.dayFigures(btc, moment + hour));
});

test('activeControls: what is on, the later for the same pairs in place of the earlier, trends while they last', () => {
  const mood = (pair: string, value: 'usual' | 'calm' | 'volatile'): MarketControl => ({
    kind: 'mood',
    pair,
    mood: value,
  });
  const trend: MarketControl = { kind: 'trend', pair: 'all', percent: 5, minutes: 60 };
  const list = [
    at(0, mood(btc, 'calm')),
    at(1, mood('all', 'volatile')),
    at(2, trend),
    at(3, gap(5).control),
    halt(4),
    at(5, mood('ETH/USDT', 'calm')),
  ];
  const on = [mood('all', 'volatile'), trend, halt(4).control, mood('ETH/USDT', 'calm')];
  expect(activeControls(list, 6)).toEqual(on);
  expect(activeControls(list, 2 + hour)).toEqual(on.filter(({ kind }) => kind !== 'trend'));
  expect(activeControls([...list, at(9, mood('all', 'usual'))], 9)).toEqual([trend, halt(4).control]);
  expect(activeControls([...list, at(9, { kind: 'usual' })], 9)).toEqual([]);
});

test('activeControls: what is usual for one pair alone is said while it is not for all', () => {
  const mood = (pair: string, value: 'usual' | 'volatile'): MarketControl => ({ kind: 'mood', pair, mood: value });
  const haltAll: MarketControl = { kind: 'halt', pair: 'all', isHalted: true };
  const list = [at(0, mood('all', 'volatile')), at(1, mood(btc, 'usual')), at(2, haltAll), halt(3, false)];
  expect(activeControls(list, 4)).toEqual([
    mood('all', 'volatile'),
    mood(btc, 'usual'),
    haltAll,
    halt(3, false).control,
  ]);
  expect(activeControls([...list, at(5, mood('all', 'usual'))], 5)).toEqual([haltAll, halt(3, false).control]);
  expect(activeControls([at(0, mood(btc, 'usual')), halt(1, false)], 2)).toEqual([]);
});
