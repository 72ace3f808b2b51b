import { expect, test } from 'vitest';
import { allOrdersPath } from './all-orders-link.tsx';
import { routes } from '../../../../core/navigation/routes.ts';
import {
  forexContract,
  forexTimed,
  liveContract,
  liveOptions,
  liveSpot,
  simulatedContract,
  simulatedOptions,
  simulatedSpot,
} from '../../mode/model/trade-mode.ts';

const { transaction, moni } = routes;

test.each([
  [liveSpot, transaction.currencyOrder, 'history'],
  [simulatedSpot, moni.currencyOrder, 'pending'],
  [liveContract, transaction.contractOrder, 'pending'],
  [simulatedContract, moni.contractOrder, 'history'],
  [liveOptions, transaction.optionOrder, 'settled'],
  [simulatedOptions, moni.optionOrder, 'open'],
])('allOrdersPath: it opens the list that is open here', (mode, route, list) => {
  expect(allOrdersPath(mode, 'BTC/USDT', list)).toBe(`${route}?symbol=BTC/USDT&list=${list}`);
});

test('T22 allOrdersPath: from a desk of forex too it leads to the orders of every market', () => {
  expect(allOrdersPath(liveContract, 'BTC/USDT', 'open')).toBe(
    `${transaction.contractOrder}?symbol=BTC/USDT&list=open`,
  );
  expect(allOrdersPath(simulatedContract, 'EUR/USD', 'open')).toBe(`${moni.contractOrder}?symbol=EUR/USD&list=open`);
  expect(allOrdersPath(forexContract, 'EUR/USD', 'history')).toBe(`${transaction.contractOrder}?list=history`);
  expect(allOrdersPath(forexTimed, 'EUR/USD', 'settled')).toBe(`${transaction.optionOrder}?list=settled`);
});
