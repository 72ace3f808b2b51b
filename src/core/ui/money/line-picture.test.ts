import { expect, test } from 'vitest';
import { amount } from '../../money/amount.ts';
import { lineOf } from './line-picture.ts';

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

test('CT1 lineOf: the fall goes from the top before it to the deepest point after it', () => {
  expect(picture('0', '20', '30', '0', '5').fall).toMatchObject({ x: 50, width: 25 });
  expect(picture('0', '10', '4', '12', '7').fall).toMatchObject({ x: 25, width: 25 });
  expect(picture('0', '1', '2').fall).toBeUndefined();
});
