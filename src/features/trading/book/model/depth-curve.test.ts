import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Depth, DepthLevel } from '../../../../core/domain/market/depth.ts';
import { price, quantity } from '../../../../core/money/amount.ts';
import { depthCurve, depthSummary, stepAt } from './depth-curve.ts';

const level = (at: string, size: string): DepthLevel => ({ price: price(at), quantity: quantity(size) });
const book: Depth = {
  symbol: 'BTC/USDT',
  bids: [level('99.9', '0.1'), level('99.5', '0.2'), level('98', '5')],
  asks: [level('100.1', '0.3'), level('100.9', '0.3')],
};

describe('depthCurve', () => {
  test('E6: quantities and what they come to are added up exactly from the best price', () => {
    const curve = depthCurve(book);
    expect(curve?.bids.map((step) => [step.price, step.quantity, step.sum])).toEqual([
      ['99.9', '0.1', '9.99'],
      ['99.5', '0.3', '29.89'],
      ['98', '5.3', '519.89'],
    ]);
    expect(curve?.asks.map((step) => step.sum)).toEqual(['30.03', '60.3']);
    expect(curve?.bids.at(-1)?.y).toBe(1);
  });

  test('E6: the stairs rise away from the middle, inside the picture, whatever the book', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(sizes, sizes, (below, above) => {
        const curve = depthCurve({
          symbol: 'A/B',
          bids: below.map((size, index) => level(`${1000 - index}`, `${size}`)),
          asks: above.map((size, index) => level(`${1001 + index}`, `${size}`)),
        });
        const across = [...(curve?.bids.toReversed() ?? []), ...(curve?.asks ?? [])].map(({ x }) => x);
        expect(across).toEqual(across.toSorted((left, right) => left - right));
        expect(across.every((x) => x > 0 && x < 1)).toBe(true);
        for (const side of [curve?.bids ?? [], curve?.asks ?? []]) {
          const heights = side.map(({ y }) => y);
          expect(heights).toEqual(heights.toSorted((left, right) => left - right));
        }
      }),
    );
  });

  test('E6: a place of the picture reads the last level that a price there reaches', () => {
    const curve = depthCurve(book);
    if (curve === undefined) throw new Error('no curve');
    const [, second, last] = curve.bids;
    expect(stepAt(curve, 0)?.price).toBe('98');
    expect(stepAt(curve, 1)?.price).toBe('100.9');
    expect(stepAt(curve, second?.x ?? 0)?.price).toBe('99.5');
    expect(stepAt(curve, ((second?.x ?? 0) + (last?.x ?? 0)) / 2)?.price).toBe('99.5');
    expect(stepAt(curve, 0.62)?.price).toBe('99.9');
    expect(stepAt(curve, 0.7)?.price).toBe('100.1');
  });

  test('E6: an empty book has no picture, one side alone has one', () => {
    expect(depthCurve({ ...book, bids: [], asks: [] })).toBeUndefined();
    expect(depthCurve({ ...book, bids: [] })?.asks).toHaveLength(2);
  });
});

describe('depthSummary', () => {
  test('E6: best prices, spread and sums within one percent of the middle', () => {
    expect(depthSummary(book)).toEqual({
      bid: '99.9',
      ask: '100.1',
      isCrossed: false,
      spread: '0.2',
      spreadPercent: '0.2',
      bidsNear: { sum: '29.89', isWhole: true },
      asksNear: { sum: '60.3', isWhole: false },
    });
  });

  test('switch 70: a book whose sides cross has no spread and no middle', () => {
    const crossed = depthSummary({ ...book, bids: book.asks, asks: book.bids });
    expect(crossed).toMatchObject({ isCrossed: true, spread: undefined, bidsNear: undefined });
    expect(depthSummary({ ...book, asks: [] }).isCrossed).toBe(false);
  });

  test('E6: one empty side leaves spread and sums unknown, never zero', () => {
    expect(depthSummary({ ...book, asks: [] })).toMatchObject({ bid: '99.9', ask: undefined, spread: undefined });
    expect(depthSummary({ ...book, asks: [] }).bidsNear).toBeUndefined();
  });
});
