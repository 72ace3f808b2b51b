import { describe, expect, test } from 'vitest';
import type { DualHolding } from '../../../core/domain/finance/dual-investment.ts';
import { amount, price, rate } from '../../../core/money/amount.ts';
import { dualResult } from './dual-result.ts';

const call: DualHolding = {
  id: '1',
  productId: '5',
  name: 'BTC-C',
  kind: 'call',
  coin: 'BTC',
  shares: 2,
  paid: amount('0.2'),
  yearlyPercent: rate('12.5'),
  days: 20,
  referencePrice: price('60000'),
  priceAtPurchase: price('59000'),
  endsOn: '2026-01-25',
  endsAtMs: undefined,
  createdAt: '2026-01-05 12:00:00',
  state: 'completed',
  settlementPrice: price('58000'),
  received: amount('0.20136986'),
};
const put: DualHolding = { ...call, kind: 'put', paid: amount('12000') };

describe('A11 dualResult', () => {
  test.each([
    ['a call paid out in the coin', call, '79.45', '0.00136986'],
    [
      'a call paid out in USDT, below what keeping the coin was worth',
      { ...call, settlementPrice: price('64000'), received: amount('12082.19') },
      '-717.81',
      '-0.01121579',
    ],
    [
      'a put paid out in USDT',
      { ...put, settlementPrice: price('64000'), received: amount('12082.19') },
      '82.19',
      '0.00128421',
    ],
    ['a put paid out in a coin that has fallen', { ...put, received: amount('0.20136986') }, '-320.55', '-0.0055267'],
  ])('%s is told in both currencies', (_case, holding, inMoney, inCoin) => {
    expect(dualResult(holding)).toEqual({ inMoney, inCoin });
  });

  test('T8: a worth that has more digits is never told as better than it is', () => {
    const odd = { ...call, received: amount('0.20136989') };
    expect(dualResult(odd)).toEqual({ inMoney: '79.45', inCoin: '0.00136989' });
    expect(dualResult({ ...put, received: amount('0.20136989') })?.inMoney).toBe('-320.55');
    const loss = dualResult({ ...put, received: amount('0.20136993') });
    expect(loss).toEqual({ inMoney: '-320.55', inCoin: '-0.00552663' });
    const gain = dualResult({ ...call, received: amount('0.20136999') });
    expect(gain?.inMoney).toBe('79.45');
  });

  test('nothing is told before it is settled, nor of a failed one', () => {
    expect(dualResult({ ...call, state: 'purchased', received: undefined })).toBeUndefined();
    expect(dualResult({ ...call, received: undefined })).toBeUndefined();
    expect(dualResult({ ...call, state: 'failed', received: amount('0.2') })).toBeUndefined();
    expect(dualResult({ ...call, settlementPrice: undefined })).toBeUndefined();
  });
});
