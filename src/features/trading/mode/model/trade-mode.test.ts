import { expect, test } from 'vitest';
import { liveOptions, liveSpot, tradePath } from './trade-mode.ts';

test('tradePath: a saved address of options names them as it always did', () => {
  expect(tradePath(liveOptions, 'BTC/USDT')).toBe('/pages/transaction/index?product=seconds&symbol=BTC/USDT');
  expect(tradePath(liveSpot, 'BTC/USDT')).toBe('/pages/transaction/currency?symbol=BTC/USDT');
});
