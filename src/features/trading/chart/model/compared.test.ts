import { expect, test } from 'vitest';
import { comparedHeights } from './compared.ts';

const bars = [100, 110, 121, 90].map((close, index) => ({ timestamp: index * 10, close }));

test('E2 comparedHeights: both pairs begin at the first bar in view, and a height tells the percent of the other', () => {
  const closes = [
    { time: 0, close: 2 },
    { time: 10, close: 4 },
    { time: 20, close: 5 },
    { time: 30, close: 3 },
  ];
  expect(comparedHeights(bars, closes, 1)).toEqual([55, 110, 137.5, 82.5]);
  expect(comparedHeights(bars, closes, 0)).toEqual([100, 200, 250, 150]);
});

test('E2 comparedHeights: a missing price is the one before it, and before the first there is none', () => {
  const closes = [
    { time: 8, close: 2 },
    { time: 27, close: 3 },
  ];
  expect(comparedHeights(bars, closes, 0)).toEqual([undefined, 110, 110, 165]);
  expect(comparedHeights(bars, [], 0)).toEqual([undefined, undefined, undefined, undefined]);
});
