import { expect, test } from 'vitest';
import { amount } from '../../../../core/money/amount.ts';
import { shortened } from './shown-amount.ts';

test.each([
  ['20000.999', 'USDT', '20000.99'],
  ['264.24697', 'USDT', '264.24'],
  ['-1.362066', 'USDT', '-1.37'],
  ['-0.8877465', 'USDT', '-0.8878'],
  ['-0.000000001', 'USDT', '-0.00000001'],
  ['0.123456789', 'BTC', '0.12345678'],
])(
  'T8, 4.4 shortened: %s %s is shown as %s: no balance larger and no loss smaller than it is',
  (value, currency, shown) => {
    expect(shortened(amount(value), currency)).toBe(shown);
  },
);
