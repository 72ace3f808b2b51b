import { expect, test } from 'vitest';
import type { MiningProduct } from '../../../core/domain/finance/lock-mining.ts';
import { amount, rate } from '../../../core/money/amount.ts';
import { inOrder, nameBeside } from './mining-offer-order.ts';

const product = (id: string, days: number, changes: Partial<MiningProduct> = {}): MiningProduct => ({
  id,
  currencyId: '3',
  currencyName: 'USDT',
  classId: '1',
  dailyPercent: rate('0.3'),
  yieldText: undefined,
  minimum: amount('100'),
  maximum: amount('5000'),
  days,
  penaltyPercent: rate('0.4'),
  unlocksAt: undefined,
  ...changes,
});
const rows = [
  product('a', 7),
  product('b', 30, { dailyPercent: rate('0.35') }),
  product('c', 90, { dailyPercent: rate('0.4') }),
  product('d', 1),
  product('e', 30, { dailyPercent: rate('0.35'), yieldText: '0.35% at present', classId: '2' }),
];
const classes = [
  { id: '1', name: 'Fixed', intro: '', pool: undefined },
  { id: '2', name: 'Pool', intro: '', pool: undefined },
];

test('A12 inOrder: by term the shortest first, by yield the highest rate first and mere words last', () => {
  expect(inOrder(rows, 'term').map(({ id }) => id)).toEqual(['d', 'a', 'b', 'e', 'c']);
  expect(inOrder(rows, 'yield').map(({ id }) => id)).toEqual(['c', 'b', 'd', 'a', 'e']);
});

test('A12 nameBeside: no two products of a term look the same', () => {
  const names = rows.map((one) => nameBeside(one, rows, classes));
  expect(names).toEqual([undefined, 'Fixed', undefined, undefined, 'Pool']);
  const same = [product('f', 30), product('g', 30)];
  expect(same.map((one) => nameBeside(one, same, classes))).toEqual(['#f', '#g']);
  expect(same.map((one) => nameBeside(one, same, []))).toEqual(['#f', '#g']);
});
