import type { Loan } from '../../src/core/domain/finance/loan.ts';
import { amount, rate } from '../../src/core/money/amount.ts';

/** A loan that was paid out and of which nothing is repaid. */
export const sampleLoan: Loan = {
  id: '4',
  orderNumber: 'L0004',
  kind: 'term',
  days: 30,
  dailyPercent: rate('0.05'),
  amount: amount('500000'),
  interest: amount('7500'),
  total: amount('507500'),
  repaid: amount('0'),
  penalty: amount('0'),
  currencyName: 'USDT',
  startsAt: '2026-01-01 12:00:00',
  endsAt: '2026-01-31 12:00:00',
  endsAtMs: undefined,
  status: 'disbursed',
  statusCode: '1',
  address: undefined,
  reason: undefined,
  contact: undefined,
  createdAt: '2025-12-31 12:00:00',
  repayments: [],
  listsRepayments: true,
  riskPercent: undefined,
};
