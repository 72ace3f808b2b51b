import { expect, test } from 'vitest';
import { amount } from '../../../core/money/amount.ts';
import { lineOf } from './line-picture.ts';
import { shortAmount } from './short-amount.ts';

const size = { width: 100, height: 60, margin: 5 } as const;
const picture = (...sums: readonly string[]) => lineOf(sums.map(amount), size);

test('E31 lineOf: a loss is drawn as large as a gain, and the largest fall is marked', () => {
  const up = picture('0', '10');
  const down = picture('0', '-10');
  expect([up.zero, up.points[1]?.[1]]).toEqual([55, 5]);
  expect([down.zero, down.points[1]?.[1]]).toEqual([5, 55]);
  expect(up.fall).toBeUndefined();
  expect(picture('0', '10', '0', '5').fall).toMatchObject({ y: 5, height: 50 });
});

test.each([
  ['0', '0', 2, '', false],
  ['5.678', '5.68', 2, '', false],
  ['-9.999', '-10', 1, '', false],
  ['-123.4', '-123', 0, '', false],
  ['999.6', '1', 2, 'K', false],
  ['-12345.678', '-12.3', 1, 'K', false],
  ['2500000', '2.5', 2, 'M', false],
  ['0.0004', '0.01', 2, '', true],
  ['-0.0004', '-0.01', 2, '', true],
] as const)('E31 shortAmount: %s fits a day of a calendar', (value, short, places, suffix, isLess) => {
  expect(shortAmount(amount(value))).toEqual({ value: short, places, suffix, isLess });
});
