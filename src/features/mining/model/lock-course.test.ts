import { expect, test } from 'vitest';
import { product } from '../../../../tests/support/mining-stage.ts';
import { amount, rate } from '../../../core/money/amount.ts';
import { lockCourse } from './lock-course.ts';

test('LM2 lockCourse: income grows to the end, the penalty falls from the start, both on one scale', () => {
  // Seven days: 21 of income, 28 of penalty.
  expect(lockCourse(amount('1000'), product)).toEqual({ incomeAtEnd: 0.75, penaltyAtStart: 1 });
  expect(lockCourse(amount('1000'), { ...product, penaltyPercent: rate('0.15') })).toEqual({
    incomeAtEnd: 1,
    penaltyAtStart: 0.5,
  });
  expect(lockCourse(amount('1000'), { ...product, penaltyPercent: undefined })).toBeUndefined();
  expect(lockCourse(amount('1000'), { ...product, yieldText: '0.3% to 0.4%' })).toBeUndefined();
});
