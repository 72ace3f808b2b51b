import { expect, test } from 'vitest';
import { price, quantity } from '../../../../core/money/amount.ts';
import { fittingLevels } from './fitting-levels.ts';

const side = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ price: price(String(first + index)), quantity: quantity('1') }));
const book = (levels: number) => ({ bids: side(100, levels).toReversed(), asks: side(1000, levels) });

test.each([
  // All that arrived, as high as a level may be.
  [800, 10, 10, 24],
  [800, 15, 15, 24],
  [800, 40, 20, 18],
  // Fewer where a level would become too low.
  [300, 15, 7, 17],
  [40, 15, 1, 17],
])('%i px with %i levels a side: %i of them, %i px each', (room, arrived, count, rowHeight) => {
  expect(fittingLevels(room, book(arrived))).toEqual({ count, rowHeight });
});

test('the longer side counts', () => {
  expect(fittingLevels(800, { bids: side(100, 3), asks: side(1000, 9) }).count).toBe(9);
});

test('switch 70: of a book whose sides cross ten levels a side are shown', () => {
  expect(fittingLevels(800, { bids: side(1000, 15), asks: side(100, 15) }).count).toBe(10);
});

test('the levels never take more than the height', () => {
  for (let room = 200; room < 1200; room += 1) {
    const { count, rowHeight } = fittingLevels(room, book(20));
    expect(2 * count * rowHeight).toBeLessThanOrEqual(room);
  }
});
