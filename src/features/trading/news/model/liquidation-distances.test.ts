import { expect, test } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { usualCounting } from '../../../../core/domain/orders/contract-counting.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { riskRate } from '../../../../core/domain/orders/contract-rules.ts';
import { amount, price, quantity, rate } from '../../../../core/money/amount.ts';
import { distancesBy, type ListedOrders } from './liquidation-distances.ts';

const long: ContractOrder = {
  ...sampleContract,
  openPrice: price('60000'),
  lastPrice: price('60000'),
  size: quantity('1'),
  marginAtOpen: amount('1000'),
  profit: amount('0'),
};

const profit = amount('0');
const state = {
  available: undefined,
  riskRate: riskRate({ available: amount('600'), marginAtOpen: long.marginAtOpen, profit }),
  margin: undefined,
  marginAtOpen: long.marginAtOpen,
  profit,
  pairMargin: undefined,
  pairMarginAtOpen: undefined,
  pairProfit: undefined,
};
const listing: ListedOrders = { state, orders: {} };
const distances = distancesBy(rate('10'), usualCounting);

test('the distance follows from the sums that come with the list', () => {
  // 1,600 of equity may fall to 100: a fall of 1,500 for one BTC, 2.5 % of the price.
  expect([...distances([long], [listing])]).toEqual([['21', '2.5']]);
});

test('nothing is said where it is not known, or where the other side of the pair is larger', () => {
  expect(distancesBy(undefined, usualCounting)([long], [listing]).size).toBe(0);
  const unread = { ...listing, orders: { unreadable: [{ id: '22', path: 'message' }] } };
  expect(distances([long], [unread]).size).toBe(0);
  const elsewhere = { ...long, id: '22', quoteId: '9' };
  expect(distances([long, elsewhere], [listing]).size).toBe(0);
  const short = { ...long, id: '23', direction: 'short', size: quantity('2') } as const;
  expect([...distances([long, short], [listing]).keys()]).toEqual(['23']);
});
