import { expect, test } from 'vitest';
import { allOrdersPath } from './all-orders-link.tsx';
import { forexContract, forexTimed, liveContract, simulatedContract } from '../../mode/model/trade-mode.ts';

test('T22 allOrdersPath: from a desk of forex too it leads to the orders of every market', () => {
  expect(allOrdersPath(liveContract, 'BTC/USDT')).toBe('/pages/transaction/contract_order?symbol=BTC/USDT');
  expect(allOrdersPath(simulatedContract, 'EUR/USD')).toBe('/pages/moni/contract_order?symbol=EUR/USD');
  expect(allOrdersPath(forexContract, 'EUR/USD')).toBe('/pages/transaction/contract_order');
  expect(allOrdersPath(forexTimed, 'EUR/USD')).toBe('/pages/transaction/seconds_order');
});
