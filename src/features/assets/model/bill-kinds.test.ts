import { expect, test } from 'vitest';
import { amount } from '../../../core/money/amount.ts';
import { billGroupOf, billKindOf } from './bill-kinds.ts';

const kindOf = (kind: string, change: string, concernsLocked = false) =>
  billKindOf({ kind, change: amount(change), concernsLocked });

test('billKindOf: funds of a spot order are reserved or released by what the sign means in that balance', () => {
  expect(kindOf('50', '-70')).toBe('spotReserved');
  expect(kindOf('50', '70', true)).toBe('spotReserved');
  expect(kindOf('50', '70')).toBe('spotReleased');
  expect(kindOf('50', '-70', true)).toBe('spotReleased');
});

test('billKindOf: other codes mean the same whatever the sign, and an unknown one means nothing', () => {
  expect([kindOf('51', '1'), kindOf('51', '-1'), kindOf('8', '5')]).toEqual(['spotFilled', 'spotFilled', undefined]);
});

test.each([
  ['42', 'lockMining'],
  ['700', 'subscription'],
  ['704', 'lockMiningIncome'],
  ['1000', 'dualBought'],
  ['1001', 'dualSettled'],
  ['1002', 'artBought'],
  ['1003', 'artDepositTaken'],
  ['1004', 'artDepositReturned'],
  ['1005', 'artAuctionPaid'],
  ['33', 'rebate'],
  ['250', 'rebate'],
])('FU7 a movement of a finance product is named in the language of the person: %s', (code, kind) => {
  expect(kindOf(code, '-5')).toBe(kind);
});

test('FU7 billGroupOf: every code is in one group, and unknown codes are among the others', () => {
  expect(['8', '12', '51', '30', '502', '702', '101', '700', '1003'].map(billGroupOf)).toEqual([
    'deposits',
    'transfers',
    'spot',
    'contracts',
    'seconds',
    'conversions',
    'withdrawals',
    'products',
    'products',
  ]);
  expect(['33', '250', '601', '602', '603'].map(billGroupOf)).toEqual([
    'rebates',
    'rebates',
    'loans',
    'loans',
    'deposits',
  ]);
  expect(['710', '4711', ''].map(billGroupOf)).toEqual(['other', 'other', 'other']);
});

test('FU7 billKindOf: every code of the wire but the ambiguous 8 has words of its own', () => {
  const products = [33, 42, 44, 250, 601, 602, 603, 700, 704, 705, 710, 1000, 1001, 1002, 1003, 1004, 1005, 1006];
  const codes = [
    8,
    9,
    10,
    11,
    12,
    15,
    16,
    30,
    31,
    32,
    34,
    35,
    36,
    50,
    51,
    99,
    100,
    101,
    502,
    701,
    702,
    703,
    ...products,
  ];
  const wordless = codes.map(String).filter((code) => kindOf(code, '-1') === undefined);
  expect(wordless).toEqual(['8']);
});
