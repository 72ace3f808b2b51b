import { expect, test } from 'vitest';
import { readWireJson } from '../http/wire-json.ts';
import { readLoan } from './loans-codec.ts';

const loan = { id: 4, money: '500000', rate: '0.05', status: 1, repaid: '7500' };
const read = (row: object) => readLoan(readWireJson(JSON.stringify(row)) ?? '');

test('LN2 readLoan: a server that lists no repayment yet is told from one that never lists them', () => {
  expect(read({ ...loan, repayments: [] })).toMatchObject({ repayments: [], listsRepayments: true });
  expect(read(loan)).toMatchObject({ repayments: [], listsRepayments: false, repaid: '7500' });
  const row = { id: 12, money: '7500', status: 2, remark: 'no payment arrived' };
  expect(read({ ...loan, repayments: [row] })).toMatchObject({
    repayments: [{ id: '12', amount: '7500', status: 'refused', reason: 'no payment arrived' }],
    listsRepayments: true,
  });
});
