import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { price } from '../../money/amount.ts';
import {
  alertSides,
  candlesForAway,
  isReached,
  readAlerts,
  sideOf,
  withReturn,
  withWatchedPrice,
  writeAlerts,
  type PriceAlert,
} from './price-alert.ts';
import type { Candle } from './candle.ts';

const symbol = 'BTC/USDT';
const alertAt = (level: string, changes: Partial<PriceAlert> = {}): PriceAlert => ({
  id: '1',
  symbol,
  side: 'above',
  price: price(level),
  setAt: 1000,
  hit: undefined,
  isSeen: false,
  ...changes,
});
const seen = (value: string, at = 2000) => ({ symbol, price: price(value), at });
const candle = (time: number, low: string, high: string): Candle => ({
  time,
  open: price(low),
  close: price(high),
  low: price(low),
  high: price(high),
  volume: undefined,
});

const level = fc.integer({ min: 1, max: 40 }).map((whole) => price(String(whole)));
const side = fc.constantFrom(...alertSides);

describe('E10 alerts while the pair is watched', () => {
  test('E10: an alert fires at the first price that reaches it, and never again whatever follows', () => {
    fc.assert(
      fc.property(side, level, fc.array(level, { maxLength: 40 }), (which, wanted, prices) => {
        let alerts: readonly PriceAlert[] = [alertAt('1', { side: which, price: wanted })];
        prices.forEach((one, index) => {
          alerts = withWatchedPrice(alerts, { symbol, price: one, at: 2000 + index });
        });
        const first = prices.findIndex((one) => isReached({ side: which, price: wanted }, one));
        const [alert] = alerts;
        expect(alert?.hit).toEqual(first < 0 ? undefined : { kind: 'watched', at: 2000 + first, price: prices[first] });
      }),
    );
  });

  test('E10: the list survives being kept, with what was reached', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(side, level, fc.boolean()), { maxLength: 20 }), level, (wishes, last) => {
        const alerts = wishes.map(([which, wanted, isSeen], index) =>
          alertAt('1', { id: String(index), side: which, price: wanted, isSeen }),
        );
        const reached = withWatchedPrice(alerts, { symbol, price: last, at: 5 });
        const again = readAlerts(writeAlerts(reached));
        expect(again).toEqual(reached);
        // Nothing that has fired fires after a reload.
        expect(withWatchedPrice(again, { symbol, price: last, at: 6 })).toBe(again);
      }),
    );
  });

  test('E10: another pair changes nothing', () => {
    const alerts = [alertAt('10')];
    expect(withWatchedPrice(alerts, { ...seen('99'), symbol: 'ETH/USDT' })).toBe(alerts);
  });

  test('E10: any text at all gives usable alerts', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(
          readAlerts(text).every((one) => one.symbol.length >= 0 && sideOf(one.price, one.price) === undefined),
        ).toBe(true);
      }),
    );
    expect(readAlerts('[{"id":"1","symbol":"A/B","side":"above","price":"0","setAt":1}]')).toEqual([]);
  });
});

describe('E10 alerts on return', () => {
  test('E10: a candle of the time away tells when, even if the price has left again', () => {
    const away = { from: 60_000, candles: [candle(60_000, '5', '9'), candle(120_000, '8', '12')] };
    const [alert] = withReturn([alertAt('10')], seen('7', 200_000), away);
    expect(alert?.hit).toEqual({ kind: 'candle', at: 120_000, price: '12' });
  });

  test('E10: a candle that began before the last look, or before the alert was set, tells nothing', () => {
    const reaching = candle(60_000, '8', '12');
    const from = (at: number, setAt: number) =>
      withReturn([alertAt('10', { setAt })], seen('7', 200_000), { from: at, candles: [reaching] })[0]?.hit;
    expect([from(60_001, 0), from(0, 60_001)]).toEqual([undefined, undefined]);
    expect(from(60_000, 0)?.kind).toBe('candle');
  });

  test('E10: without candles the first price tells that it is there, not since when', () => {
    const away = { from: 0, candles: [] };
    expect(withReturn([alertAt('10')], seen('11', 9000), away)[0]?.hit).toEqual({
      kind: 'return',
      at: 9000,
      price: '11',
    });
    const waiting = [alertAt('10')];
    expect(withReturn(waiting, seen('9', 9000), away)).toBe(waiting);
  });

  test('E10: the longer the time away, the coarser its candles', () => {
    expect([60_000, 3 * 86_400_000, 90 * 86_400_000].map(candlesForAway)).toEqual(['1min', '60min', '1day']);
  });
});
