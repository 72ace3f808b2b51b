import { expect, test } from 'vitest';
import { amount } from '../../../../core/money/amount.ts';
import { sharesOf } from './shares.ts';

test('T8: shares keep both digits that a percentage is written with', () => {
  const lines = [
    { part: 'spot', value: amount('69126') },
    { part: 'contracts', value: amount('16651') },
    { part: 'fiat', value: amount('14223') },
  ] as const;
  expect(sharesOf(lines).map(({ percent }) => percent)).toEqual(['69.13', '16.65', '14.22']);
});
