import { expect, test } from 'vitest';
import type { Bill } from '../../../core/domain/wallets/wallet.ts';
import { amount } from '../../../core/money/amount.ts';
import { billColumns } from './bill-columns.ts';

const bill: Bill = {
  id: '1',
  account: 'options',
  currencyId: '3',
  currencyName: 'USDT',
  change: amount('-20'),
  before: undefined,
  after: undefined,
  kind: '502',
  description: '',
  concernsLocked: false,
  createdAt: '2026-11-20 10:00:00',
};
const rowOf = (changes: Partial<Bill>): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(billColumns('UTC').map(({ name, cell }) => [name, cell({ ...bill, ...changes })]));

test('E12 accounts and kinds have the names that they had in the files of earlier versions', () => {
  expect(rowOf({})).toMatchObject({ account: 'micro', kind: 'seconds', kind_code: '502' });
  expect(rowOf({ account: 'spot', kind: '5' })['account']).toBe('change');
  expect(rowOf({ account: undefined, accountText: 'Compte au comptant' })['account']).toBe('Compte au comptant');
});
