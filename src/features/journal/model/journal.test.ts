import { expect, test } from 'vitest';
import { closedTrade, sampleContract } from '../../../../tests/support/contract-samples.ts';
import { spotFill } from '../../../../tests/support/journal-samples.ts';
import { sampleOption, settledOption } from '../../../../tests/support/option-samples.ts';
import { amount } from '../../../core/money/amount.ts';
import { currenciesIn, journalOf } from './journal.ts';

const origin = { account: 'moni', serverZone: 'Asia/Shanghai' } as const;

test('E31 journalOf: closed positions, settled options and spot sales, the oldest first, after fees', () => {
  const position = {
    ...closedTrade,
    realisedProfit: amount('12'),
    openFee: amount('1.5'),
    overnightFee: amount('0.25'),
    closedAt: '2026-11-02 11:00:00',
  };
  const buy = spotFill('buy', { units: '1', at: '100', minute: 1 });
  const sale = spotFill('sell', { units: '0.5', at: '100', minute: 2 });
  const results = journalOf(
    { contracts: [sampleContract, position], options: [sampleOption, settledOption({})], spot: [sale, buy] },
    origin,
  );
  expect(results.map(({ product, result, day }) => [product, result, day])).toEqual([
    ['options', '8.45', '2026-01-05'],
    ['contracts', '10.25', '2026-11-02'],
    // 50 less 0.1, less half a thousandth more than half of 100.
    ['spot', '-0.2002004', '2026-11-02'],
  ]);
  expect(new Set(results.map(({ account }) => account))).toEqual(new Set(['moni']));
});

test('E31 journalOf: without every spot order there is no spot result, and an unknown result stays unknown', () => {
  const sale = spotFill('sell', { units: '0.5', at: '100', minute: 2 });
  expect(journalOf({ contracts: [], options: [], spot: undefined }, origin)).toEqual([]);
  expect(journalOf({ contracts: [], options: [], spot: [sale] }, origin)).toMatchObject([{ result: undefined }]);
  const unsaid = settledOption({ profit: undefined, payingCurrency: undefined });
  expect(journalOf({ contracts: [], options: [unsaid], spot: [] }, origin)).toMatchObject([
    { result: undefined, currency: '3' },
  ]);
});

test('E31 journalOf: a time in epochs has a day in the server’s zone; one that is no time has none', () => {
  // 2026-01-05 20:00 UTC is the next day in Shanghai.
  const late = settledOption({ settledAt: String(Date.UTC(2026, 0, 5, 20) / 1000) });
  const never = settledOption({ id: '8', settledAt: 'soon' });
  const results = journalOf({ contracts: [], options: [late, never], spot: [] }, origin);
  expect(results.map(({ day }) => day)).toEqual([undefined, '2026-01-06']);
});

test('E31 currenciesIn: the one of most results first', () => {
  const inBtc = settledOption({ id: '1', payingCurrency: 'BTC' });
  const all = [inBtc, settledOption({ id: '2' }), settledOption({ id: '3' })];
  expect(currenciesIn(journalOf({ contracts: [], options: all, spot: [] }, origin))).toEqual(['USDT', 'BTC']);
});
