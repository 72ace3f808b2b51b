import { expect, test } from 'vitest';
import { amount, price, type Amount } from '../../../../core/money/amount.ts';
import { heldTotal, type Holding } from './holding.ts';

const priceOf = (currency: string) => (currency === 'BTC' ? price('60000') : undefined);
const holding = (value: Amount | undefined, currency: string): Holding => ({
  id: '1',
  title: 'One',
  detail: '',
  value,
  currency,
  path: '/',
});

test('heldTotal: everything that is bound, in USDT', () => {
  const rows = [holding(amount('0.5'), 'BTC'), holding(amount('0.1'), 'BTC')];
  expect(heldTotal([{ rows }, { rows: [] }], priceOf)).toBe('36000');
  expect(heldTotal([], priceOf)).toBe('0');
});

test('heldTotal: unknown is not nothing', () => {
  const known = { rows: [holding(amount('0.5'), 'BTC')] };
  expect(heldTotal([known, { rows: undefined }], priceOf)).toBeUndefined();
  expect(heldTotal([known, { rows: [holding(undefined, 'BTC')] }], priceOf)).toBeUndefined();
  expect(heldTotal([known, { rows: [holding(amount('1'), 'NONE')] }], priceOf)).toBeUndefined();
});
