import { expect, test } from 'vitest';
import type { DualProduct } from '../../../core/domain/finance/dual-investment.ts';
import { price, rate } from '../../../core/money/amount.ts';
import { needsName, offerInOrder } from './dual-offer-order.ts';

const product = (id: string, changes: Partial<DualProduct> = {}): DualProduct => ({
  id,
  name: id,
  kind: 'call',
  currencyId: '1',
  coin: 'BTC',
  yearlyPercent: rate('9'),
  referencePrice: price('60000'),
  startsOn: '2026-01-01',
  endsOn: '2026-01-20',
  endsAtMs: undefined,
  total: 500,
  remaining: 420,
  purchased: 80,
  limit: 20,
  isOpen: true,
  settlementPrice: undefined,
  ...changes,
});
const ids = (rows: readonly DualProduct[]): string => rows.map(({ id }) => id).join('');

const rows = [
  product('a', { endsOn: '2026-01-25', yearlyPercent: rate('18') }),
  product('b', { yearlyPercent: rate('12.5') }),
  product('c', { endsOn: '2026-01-02', isOpen: false }),
  product('d', { endsOn: '2026-01-03', isOpen: false }),
  product('e', { endsOn: '2026-02-01', yearlyPercent: rate('110') }),
];

test('A12 offerInOrder: what is on sale comes by maturity or by yield, what is over apart from it', () => {
  expect(ids(offerInOrder(rows, 'term').open)).toBe('bae');
  expect(ids(offerInOrder(rows, 'yield').open)).toBe('eab');
  expect(ids(offerInOrder(rows, 'yield').past)).toBe('dc');
});

test('A12 needsName: two that would look the same are told apart by their names', () => {
  const twin = product('f', { referencePrice: price('60000.0') });
  const all = [...rows, product('b2'), twin];
  expect(all.filter((one) => needsName(one, all)).map(({ id }) => id)).toEqual(['b', 'b2', 'f']);
});
