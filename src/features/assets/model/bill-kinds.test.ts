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

test('FU7 billGroupOf: every code is in one group, and what nobody knows is among the others', () => {
  expect(['8', '12', '51', '30', '502', '702', '101'].map(billGroupOf)).toEqual([
    'deposits',
    'transfers',
    'spot',
    'contracts',
    'seconds',
    'conversions',
    'withdrawals',
  ]);
  expect(['700', '4711', ''].map(billGroupOf)).toEqual(['other', 'other', 'other']);
});
