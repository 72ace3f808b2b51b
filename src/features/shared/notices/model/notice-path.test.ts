import { expect, test } from 'vitest';
import { noticePath } from './notice-path.ts';

test('T1: what runs on leads to the list it stands in, what is over to its history', () => {
  const contract = { subject: 'contract', of: '7' } as const;
  const spot = { subject: 'spot', of: '8' } as const;
  expect(noticePath('live', { ...contract, kind: 'contract.openedShort' })).toBe(
    '/pages/transaction/contract_order?list=open&receipt=7',
  );
  expect(noticePath('moni', { ...contract, kind: 'contract.liquidated' })).toBe(
    '/pages/moni/contract_order?list=history&receipt=7',
  );
  expect(noticePath('live', { ...spot, kind: 'spot.partSold' })).toBe(
    '/pages/transaction/currency_order?list=pending&receipt=8',
  );
  expect(noticePath('live', { ...spot, kind: 'spot.sold' })).toBe(
    '/pages/transaction/currency_order?list=history&receipt=8',
  );
});

test('T1: a purchase leads to its order, where it is paid', () => {
  expect(noticePath('live', { subject: 'purchase', of: '9', kind: 'purchase.payable' })).toBe(
    '/pages/common/c2cshow?id=9',
  );
});

test('T1: a repayment leads to its loan, which says why it was refused', () => {
  expect(noticePath('live', { subject: 'repayment', of: '4.12', kind: 'repayment.refused' })).toBe(
    '/pages/common/borrowingback?id=4',
  );
});
