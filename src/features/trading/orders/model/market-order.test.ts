import { expect, test } from 'vitest';
import { price, quantity } from '../../../../core/money/amount.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { isPassed, marketReach } from './market-order.ts';

const step = price('0.1');
const worstAt = (ask: Price): Price | undefined =>
  marketReach({
    side: 'buy',
    quantity: quantity('1'),
    depth: { symbol: 'BTC/USDT', asks: [{ price: ask, quantity: quantity('5') }], bids: [] },
    last: undefined,
    priceStep: step,
  })?.worst;

test('isPassed: an order waits once the levels that it needs have gone beyond its worst price, and not before', () => {
  const worst = worstAt(price('64221.4'));
  expect(worst).toBe('64253.5');
  const isPassedAt = (ask: string): boolean => isPassed('buy', price('64253.5'), worstAt(price(ask)) ?? price('0'));
  expect(['64221.4', '64253.5', '64253.6', '64300'].map(isPassedAt)).toEqual([false, false, true, true]);
  expect(isPassed('sell', price('60000'), price('59971'))).toBe(false);
  expect(isPassed('sell', price('60000'), price('59969'))).toBe(true);
});
