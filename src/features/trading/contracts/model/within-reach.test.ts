import { expect, test } from 'vitest';
import { price } from '../../../../core/money/amount.ts';
import { isWithinReach } from './within-reach.ts';

test.each([
  ['60000', true],
  ['65', true],
  ['64.9', false],
  ['715000', true],
  ['715000.1', false],
  ['0.000001', false],
] as const)('T2 isWithinReach: from 65,000 a liquidation at %s: %s', (liquidation, isReached) => {
  expect(isWithinReach(price(liquidation), price('65000'))).toBe(isReached);
});
