import { describe, expect, test } from 'vitest';
import { sampleDepth } from '../../../../../tests/support/ticket-samples.ts';
import { price, quantity } from '../../../../core/money/amount.ts';
import { depthRows, grouped } from './depth-rows.ts';
import { groupings } from './groupings.ts';

describe('depthRows', () => {
  test('depthRows: cumulates from the best price and measures bars against the deeper side', () => {
    const rows = depthRows(sampleDepth, { step: undefined, count: 8 });
    expect(rows.asks.map((row) => row.cumulated)).toEqual(['0.5', '1.5', '3.5']);
    expect(rows.bids.map((row) => row.cumulated)).toEqual(['0.4', '1.4', '4.4']);
    expect(rows.bids.at(-1)?.share).toBe(1);
    expect(rows.asks.at(-1)?.share).toBeCloseTo(3.5 / 4.4, 10);
  });

  test('depthRows: shows at most so many levels a side', () => {
    expect(depthRows(sampleDepth, { step: undefined, count: 2 }).asks).toHaveLength(2);
  });

  test('depthRows: an empty book has no rows', () => {
    expect(depthRows({ ...sampleDepth, asks: [], bids: [] }, { step: undefined, count: 8 })).toEqual({
      asks: [],
      bids: [],
    });
  });
});

test('grouped: bids go down and asks go up, so that no level looks better than it is', () => {
  const levels = (side: 'asks' | 'bids') =>
    grouped(sampleDepth[side], price('100'), side).map((level) => [level.price, level.quantity]);
  expect(levels('asks')).toEqual([['60100', '3.5']]);
  expect(levels('bids')).toEqual([
    ['60000', '0.4'],
    ['59900', quantity('4')],
  ]);
});

test('groupings: from the step of the pair, or from the last digit of the price', () => {
  expect(groupings(price('0.01'), undefined)).toEqual(['0.01', '0.1', '1', '10']);
  expect(groupings(undefined, price('1.234'))).toEqual(['0.001', '0.01', '0.1', '1']);
  expect(groupings(undefined, undefined)).toEqual([]);
});
