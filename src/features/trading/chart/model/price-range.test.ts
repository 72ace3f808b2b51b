import { describe, expect, test } from 'vitest';
import { price } from '../../../../core/money/amount.ts';
import { rangeOf } from './price-range.ts';

describe('rangeOf', () => {
  test('rangeOf: lowest and highest by their value, one where they are the same', () => {
    expect(rangeOf([price('100'), price('9'), price('30')])).toEqual(['9', '100']);
    expect(rangeOf([price('30'), price('30.0')])).toHaveLength(1);
    expect(rangeOf([])).toEqual([]);
  });
});
