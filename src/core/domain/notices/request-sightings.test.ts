import { expect, test } from 'vitest';
import { amount } from '../../money/amount.ts';
import type { Deposit } from '../wallets/deposit.ts';
import type { Purchase } from '../wallets/purchase.ts';
import type { Withdrawal } from '../wallets/withdrawal.ts';
import { depositSeen, identitySeen, purchaseSeen, withdrawalSeen } from './request-sightings.ts';
import { newsIn, learned } from './sighting.ts';

const deposit: Deposit = {
  id: '3',
  currencyName: 'USDT',
  amount: amount('500'),
  network: undefined,
  status: 'pending',
  statusCode: '1',
  createdAt: '2026-01-05 10:00:00',
  updatedAt: undefined,
  reason: undefined,
};
const withdrawal: Withdrawal = {
  id: '4',
  currencyName: 'USDT',
  amount: amount('90'),
  received: undefined,
  way: undefined,
  network: undefined,
  address: undefined,
  status: 'reviewing',
  statusCode: '1',
  reason: undefined,
  createdAt: '2026-01-05 10:00:00',
  decidedAt: undefined,
  transactionId: undefined,
};
const never = (): boolean => false;

test('T1 requests: a decision is news, a step on the way to it is not', () => {
  const before = learned(undefined, [withdrawalSeen(withdrawal)]);
  expect(newsIn(before, [withdrawalSeen({ ...withdrawal, status: 'sending' })], never)).toEqual([]);
  const sent = withdrawalSeen({ ...withdrawal, status: 'sent', decidedAt: '2026-01-05 11:00:00' });
  expect(newsIn(before, [sent], never)).toMatchObject([{ isQuiet: false }]);
  expect(sent.facts()).toMatchObject({ kind: 'withdrawal.sent', size: { value: '90' }, moment: '2026-01-05 11:00:00' });
});

test('T1 requests: a deposit that arrives without having been seen before is news', () => {
  const before = learned(undefined, [depositSeen(deposit)]);
  const other = { ...deposit, id: '9', status: 'credited', updatedAt: '2026-01-05 12:00:00' } as const;
  expect(newsIn(before, [depositSeen(other)], never)).toMatchObject([{ isQuiet: false }]);
  expect(depositSeen(deposit).facts()).toBeUndefined();
  expect(depositSeen({ ...deposit, status: undefined }).isNews).toBe(false);
});

test('T1 requests: the identity check has no time, so only a review that was seen ends in news', () => {
  const under = identitySeen({ basic: 'reviewing', advanced: 'none', record: undefined });
  const approved = identitySeen({ basic: 'approved', advanced: 'none', record: undefined });
  expect(newsIn(learned(undefined, under), approved, never).map(({ sighting }) => sighting.id)).toEqual(['1']);
  expect(newsIn(undefined, approved, () => true)).toEqual([]);
});

const purchase: Purchase = {
  id: '7',
  orderNumber: 'C7',
  country: 'Thailand',
  payerName: 'Dana Example',
  payerEmail: 'dana@example.test',
  currencyName: 'USDT',
  method: 'bank',
  fiat: 'THB',
  paid: amount('7080'),
  rate: undefined,
  received: amount('200'),
  fee: undefined,
  status: 'matching',
  statusCode: '0',
  payBeforeMs: undefined,
  hasVoucher: false,
  createdAt: '2026-01-05 10:00:00',
  matchedAt: undefined,
  paidAt: undefined,
  closedAt: undefined,
  reason: undefined,
  bank: undefined,
};

test('T1 requests: a purchase is news when it can be paid and when it ends, and not when the person has paid', () => {
  const payable: Purchase = { ...purchase, status: 'payable', matchedAt: '2026-01-05 10:02:00' };
  const checked: Purchase = { ...payable, hasVoucher: true, paidAt: '2026-01-05 10:05:00' };
  const ended: Purchase = { ...checked, status: 'completed', closedAt: '2026-01-05 10:30:00' };
  let before = learned(undefined, [purchaseSeen(purchase)]);
  const told = [payable, checked, ended].flatMap((now) => {
    const seen = purchaseSeen(now);
    const news = newsIn(before, [seen], never);
    before = learned(before, [seen]);
    return news.map(() => seen.facts());
  });
  const size = { value: '200', currency: 'USDT' };
  expect(told).toEqual([
    { kind: 'purchase.payable', name: 'USDT', size, moment: '2026-01-05 10:02:00' },
    { kind: 'purchase.credited', name: 'USDT', size, moment: '2026-01-05 10:30:00' },
  ]);
  expect(purchaseSeen(payable).isOpen).toBe(true);
  expect(purchaseSeen({ ...payable, status: 'expired', closedAt: undefined }).facts()?.kind).toBe('purchase.expired');
  expect(purchaseSeen({ ...payable, status: 'cancelled' }).facts()?.kind).toBe('purchase.cancelled');
});

test('A5 requests: the news of a decision names its level', () => {
  const [basic, advanced] = identitySeen({ basic: 'approved', advanced: 'refused', record: undefined });
  expect([basic?.facts()?.name, advanced?.facts()?.name]).toEqual(['Lv1', 'Lv2']);
});
