import { expect, test } from 'vitest';
import { amount } from '../../../core/money/amount.ts';
import { billKindOf } from './bill-kinds.ts';

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
