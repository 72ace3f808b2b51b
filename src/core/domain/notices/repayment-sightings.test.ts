import { expect, test } from 'vitest';
import { sampleLoan } from '../../../../tests/support/loan-samples.ts';
import { amount } from '../../money/amount.ts';
import type { Loan, LoanRepayment } from '../finance/loan.ts';
import { loanOfRepayment, repaymentsSeen } from './repayment-sightings.ts';
import { learned, newsIn, type Watched } from './sighting.ts';

const reported: LoanRepayment = {
  id: '12',
  amount: amount('150'),
  status: 'pending',
  statusCode: '0',
  createdAt: '2026-01-05 10:00:00',
  reason: undefined,
};
const lent: Loan = { ...sampleLoan, repayments: [reported] };
const never = (): boolean => false;

const newsOf = (watched: Watched | undefined, loan: Loan) => {
  const seen = repaymentsSeen(loan, watched?.things[loan.id]?.stage);
  const news = new Set(newsIn(watched, seen, never).map(({ sighting }) => sighting.id));
  return { facts: seen.filter(({ id }) => news.has(id)).map((one) => one.facts()), next: learned(watched, seen) };
};
const with12 = (status: LoanRepayment['status']): Loan => ({ ...lent, repayments: [{ ...reported, status }] });

test('T1 repayments: one that staff confirm or refuse is told once, with its amount', () => {
  const { facts, next } = newsOf(undefined, lent);
  expect(facts).toEqual([]);
  expect(next.things['4.12']).toMatchObject({ isOpen: true, place: '4' });
  for (const [status, kind] of [
    ['confirmed', 'repayment.confirmed'],
    ['refused', 'repayment.refused'],
  ] as const) {
    const decided = newsOf(next, with12(status));
    expect(decided.facts).toEqual([
      { kind, name: 'USDT', size: { value: '150', currency: 'USDT' }, moment: undefined },
    ]);
    expect(decided.next.things['4.12']).toMatchObject({ isOpen: false });
    expect(newsOf(decided.next, with12(status)).facts).toEqual([]);
  }
  expect(newsOf(next, with12(undefined)).facts).toEqual([]);
  expect(loanOfRepayment('4.12')).toBe('4');
});

test('T1 repayments: where a server says only their sum, what it has grown by is told, and a refusal cannot be', () => {
  const unlisted = { ...lent, repayments: [], listsRepayments: false };
  const { facts, next } = newsOf(undefined, { ...unlisted, repaid: amount('100') });
  expect(facts).toEqual([]);
  expect(next.things['4']).toMatchObject({ isOpen: true, place: '4' });
  expect(newsOf(next, { ...unlisted, repaid: amount('100.00') }).facts).toEqual([]);
  expect(newsOf(next, { ...unlisted, repaid: amount('90') }).facts).toEqual([]);
  const counted = newsOf(next, { ...unlisted, repaid: amount('250.5') });
  expect(counted.facts).toMatchObject([{ kind: 'repayment.confirmed', size: { value: '150.5', currency: 'USDT' } }]);
  const settled = newsOf(counted.next, { ...unlisted, repaid: amount('507500'), status: 'settled' });
  expect(settled.facts).toMatchObject([{ kind: 'repayment.confirmed', size: { value: '507249.5' } }]);
  expect(settled.next.things['4']).toMatchObject({ isOpen: false });
  expect(repaymentsSeen({ ...unlisted, repaid: undefined }, undefined)).toEqual([]);
});
