import { describe, expect, test } from 'vitest';
import type { Bill } from '../../../core/domain/wallets/wallet.ts';
import { amount } from '../../../core/money/amount.ts';
import { billMoments } from './bill-moments.ts';

const bill = (id: string, createdAt: string, account: Bill['account'] = 'spot'): Bill => ({
  id,
  account,
  currencyId: '1',
  currencyName: 'USDT',
  kind: '50',
  description: '',
  change: amount('1'),
  before: undefined,
  after: undefined,
  concernsLocked: false,
  createdAt,
});

describe('billMoments', () => {
  test('billMoments: the lines of one moment stand together, in their order', () => {
    const moments = billMoments([bill('4', '10:01'), bill('3', '10:00'), bill('2', '10:00'), bill('1', '09:00')]);
    expect(moments.map(({ bills }) => bills.map(({ id }) => id))).toEqual([['4'], ['3', '2'], ['1']]);
  });

  test('billMoments: two accounts at one moment are told apart', () => {
    expect(billMoments([bill('2', '10:00'), bill('1', '10:00', 'contracts')])).toHaveLength(2);
  });
});
