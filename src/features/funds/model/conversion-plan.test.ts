import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConvertibleCurrency } from '../../../core/domain/wallets/conversion.ts';
import { amount, price, rate } from '../../../core/money/amount.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import {
  conversionPlan,
  isConversionOf,
  readConversionDraft,
  shownRate,
  withCurrency,
  withOpenCurrencies,
  withWallet,
  writeConversionDraft,
} from './conversion-plan.ts';

const draft = { fromId: '3', toId: '1', text: '' };
const terms = { fromPrice: price('1'), toPrice: price('64000'), feePercent: rate('0.1') };
const basis = { available: amount('1000'), terms, languageTag: 'en' };
const currencies: readonly ConvertibleCurrency[] = [
  { id: '1', name: 'BTC', available: undefined },
  { id: '3', name: 'USDT', available: amount('5') },
  { id: '2', name: 'ETH', available: amount('0') },
];

describe('conversionPlan', () => {
  test('FU4 sum, fee, total and what comes of it, before anything is sent', () => {
    const plan = conversionPlan({ ...draft, text: '640' }, basis);
    expect(plan).toMatchObject({ fee: '0.64', total: '640.64', received: '0.01', most: '999.000999' });
    expect(plan.wish).toEqual({ fromId: '3', toId: '1', amount: '640' });
  });

  test.each([
    ['', 'required'],
    ['x', 'amountInvalid'],
    ['0', 'amountNotPositive'],
    ['1000', 'balanceTooSmall'],
    ['0.000000001', 'amountTooFine'],
  ])('“%s”: %s, and nothing can be sent', (text, key) => {
    const plan = conversionPlan({ ...draft, text }, basis);
    expect(plan.amount.problem?.key).toBe(key);
    expect(plan.wish).toBeUndefined();
  });

  test('what comes to nothing, one currency twice and an unknown price cannot be sent', () => {
    const little = conversionPlan({ ...draft, text: '0.0001' }, basis);
    expect([little.comesToNothing, little.wish]).toEqual([true, undefined]);
    expect(conversionPlan({ ...draft, toId: '3', text: '5' }, basis).wish).toBeUndefined();
    const blind = conversionPlan({ ...draft, text: '5' }, { ...basis, terms: undefined });
    expect([blind.received, blind.wish, blind.comesToNothing]).toEqual([undefined, undefined, false]);
  });

  test('a missing fee is not zero', () => {
    const plan = conversionPlan({ ...draft, text: '5' }, { ...basis, terms: { ...terms, feePercent: undefined } });
    expect([plan.fee, plan.total]).toEqual([undefined, undefined]);
    expect(plan.wish).toBeDefined();
  });
});

test('shownRate: always of the dearer currency, at least one', () => {
  const prices = fc.integer({ min: 1, max: 10 ** 9 }).map((units) => price(`${units}`));
  fc.assert(
    fc.property(prices, prices, (fromPrice, toPrice) => {
      const shown = shownRate({ fromPrice, toPrice, feePercent: undefined });
      expect(compare(shown?.price ?? price('0'), price('1'))).toBeGreaterThanOrEqual(0);
      expect(shown?.unit).toBe(compare(fromPrice, toPrice) >= 0 ? 'from' : 'to');
    }),
  );
});

test('withOpenCurrencies: what was asked for where it is open, never one currency twice', () => {
  expect(withOpenCurrencies({ ...draft, fromId: '2' }, currencies)).toMatchObject({ fromId: '2', toId: '1' });
  expect(withOpenCurrencies({ fromId: '', toId: '', text: '' }, currencies)).toMatchObject({ fromId: '3', toId: '1' });
  expect(withOpenCurrencies({ fromId: '', toId: '3', text: '' }, currencies)).toMatchObject({ fromId: '1', toId: '3' });
  expect(withOpenCurrencies({ fromId: '1', toId: '1', text: '' }, currencies)).toMatchObject({ toId: '3' });
  expect(withOpenCurrencies(draft, currencies.slice(0, 1))).toBeUndefined();
  expect(withCurrency(draft, 'fromId', '1')).toMatchObject({ fromId: '1', toId: '3' });
});

test('switch 73 withWallet: only what the person has a wallet for, and all of it where no balance is told', () => {
  expect(withWallet(currencies).map(({ name }) => name)).toEqual(['USDT', 'ETH']);
  const untold = currencies.map((currency) => ({ ...currency, available: undefined }));
  expect(withWallet(untold)).toEqual(untold);
});

test('isConversionOf: what left the free balance, to the last decimal', () => {
  const isTwin = isConversionOf({ fromId: '3', toId: '1', amount: amount('5') });
  const bill = {
    id: '1',
    currencyId: '3',
    currencyName: 'USDT',
    change: amount('-5'),
    before: undefined,
    after: undefined,
    kind: '702',
    description: '',
    concernsLocked: false,
    account: 'spot',
    createdAt: '',
  } as const;
  expect(isTwin(bill)).toBe(true);
  expect(
    [{ change: amount('5') }, { currencyId: '1' }, { concernsLocked: true }].map((part) =>
      isTwin({ ...bill, ...part }),
    ),
  ).toEqual([false, false, false]);
});

test('readConversionDraft: gives back what was written and nothing else', () => {
  expect(readConversionDraft(writeConversionDraft(draft))).toEqual(draft);
  expect([readConversionDraft('{"fromId":1}'), readConversionDraft('<'), readConversionDraft(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
