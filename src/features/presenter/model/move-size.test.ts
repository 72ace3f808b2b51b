import { expect, test } from 'vitest';
import { movesOf, readSize } from './move-size.ts';

const limits = { min: -50, max: 100 };

test('readSize: per cent with point or comma, from a hundredth to the farthest limit', () => {
  const read = (text: string): number | undefined => readSize(text, limits);
  expect(['3', '0.5', '12,25', ' 100 ', '0.01'].map(read)).toEqual([3, 0.5, 12.25, 100, 0.01]);
  expect(['', '0', '-3', '101', '1.234', '1e1', 'x', '0,00'].map(read)).toEqual(Array.from({ length: 8 }));
});

test('movesOf: a fall and a rise, as far as both are allowed', () => {
  expect(movesOf(3, limits)).toEqual([-3, 3]);
  expect(movesOf(50.01, limits)).toEqual([50.01]);
});
