import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMarket } from './create-market.ts';
import { listedInstruments } from './facts/instruments.ts';
import type { Intervention } from './facts/interventions.ts';
import { tries } from '../../../../../tests/support/breadth.ts';

const epoch = Date.UTC(2026, 0, 5, 12);
const hour = 3_600_000;
const interventions: readonly Intervention[] = [
  { at: epoch + hour + 12_345, control: { kind: 'gap', pair: 'BTC/USDT', percent: -4 } },
  { at: epoch + 2 * hour + 30_500, control: { kind: 'halt', pair: 'BTC/USDT', isHalted: true } },
  { at: epoch + 2 * hour + 95_000, control: { kind: 'halt', pair: 'BTC/USDT', isHalted: false } },
];
const market = createMarket({
  seed: 4,
  epoch,
  instruments: listedInstruments,
  history: [],
  interventions: () => interventions,
});
const symbols = fc.constantFrom('BTC/USDT', 'EUR/USD', 'TSLA/USD');
/** Around the opening of shares, a gap and a halt, and over them. */
const spans = fc.record({
  symbol: symbols,
  from: fc.integer({ min: 0, max: 3 * hour }).map((after) => epoch + after),
  length: fc.oneof(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 600_000 })),
});

/** Every price of the span, tick by tick. */
function pricesOf(symbol: string, from: number, until: number): readonly number[] {
  const first = (Math.floor(from / market.tickMs) + 1) * market.tickMs;
  const prices: number[] = [];
  for (let at = first; at <= until; at += market.tickMs) prices.push(market.lastPrice(symbol, at));
  return prices;
}

describe('range', () => {
  test('range: holds every price of the span', () => {
    fc.assert(
      fc.property(spans, ({ symbol, from, length }) => {
        const { low, high } = market.range({ symbol, from, until: from + length });
        const prices = [market.lastPrice(symbol, from), ...pricesOf(symbol, from, from + length)];
        expect(Math.min(...prices)).toBeGreaterThanOrEqual(low);
        expect(Math.max(...prices)).toBeLessThanOrEqual(high);
      }),
      { numRuns: tries(150, 50) },
    );
  });

  test('range: is exact within a minute', () => {
    const from = epoch + 600_000 + 10_000;
    const until = from + 20_000;
    const prices = [market.lastPrice('BTC/USDT', from), ...pricesOf('BTC/USDT', from, until)];
    expect(market.range({ symbol: 'BTC/USDT', from, until })).toEqual({
      low: Math.min(...prices),
      high: Math.max(...prices),
    });
  });
});

describe('firstReach', () => {
  test('firstReach: is the first tick at which the last price is there, in both directions', () => {
    fc.assert(
      fc.property(
        spans,
        fc.integer({ min: -60, max: 60 }),
        fc.constantFrom('up' as const, 'down' as const),
        ({ symbol, from, length }, away, direction) => {
          const last = market.lastPrice(symbol, from);
          const level = last + Math.round((last * away) / 100_000);
          const found = market.firstReach({ symbol, direction, level, from, until: from + length });
          const first = (Math.floor(from / market.tickMs) + 1) * market.tickMs;
          const index = pricesOf(symbol, from, from + length).findIndex(
            (price, tick) =>
              market.isOpen(symbol, first + tick * market.tickMs) &&
              (direction === 'up' ? price >= level : price <= level),
          );
          expect(found).toBe(index < 0 ? undefined : first + index * market.tickMs);
        },
      ),
      { numRuns: tries(150, 50) },
    );
  });
});
