import { describe, expect, test } from 'vitest';
import { snapshotOf } from '../../../../../tests/support/ticket-samples.ts';
import { amount, price, rate } from '../../../../core/money/amount.ts';
import { add } from '../../../../core/money/fixed-point.ts';
import { defaultChecks } from '../../../shared/order-checks/model/kept-checks.ts';
import { availableAfter, costOfWorsePrice } from './confirmation-figures.ts';
import { guardsOf, hasDrifted } from './order-snapshot.ts';

const kinds = (draft: Parameters<typeof snapshotOf>[0], available?: string) =>
  guardsOf(snapshotOf(draft, available === undefined ? {} : { availableQuote: amount(available) }), defaultChecks).map(
    (guard) => guard.kind,
  );

describe('guardsOf', () => {
  test('guardsOf: an ordinary order has none', () => {
    expect(kinds({ sizeText: '0.01' }, '10000')).toEqual([]);
    expect(kinds({ sizeText: '0.01', priceText: '50000' }, '10000')).toEqual([]);
    expect(kinds({ side: 'sell', sizeText: '0.01', priceText: '90000' }, '10000')).toEqual([]);
  });

  test.each([
    ['62999.99', []],
    ['63000', ['worse-price']],
    ['120000', ['worse-price']],
  ])('guardsOf: a buy at %s against a last price of 60000', (priceText, expected) => {
    expect(kinds({ sizeText: '0.0001', priceText })).toEqual(expected);
  });

  test.each([
    ['57000.01', []],
    ['57000', ['worse-price']],
  ])('guardsOf: a sale at %s against a last price of 60000', (priceText, expected) => {
    expect(kinds({ side: 'sell', sizeText: '0.0001', priceText })).toEqual(expected);
  });

  test('guardsOf: more than 30 percent of what is available, exactly 30 is not more', () => {
    expect(kinds({ sizeText: '0.05' }, '10000')).toEqual([]);
    expect(kinds({ sizeText: '0.0501' }, '10000')).toEqual(['equity-share']);
  });

  test('guardsOf: the share and its base are those of the figure that the ticket calls available', () => {
    expect(guardsOf(snapshotOf({ sizeText: '0.1' }), defaultChecks)).toEqual([
      { kind: 'equity-share', percent: '60', available: '10000', currency: 'USDT' },
    ]);
    expect(guardsOf(snapshotOf({ side: 'sell', sizeText: '0.75' }), defaultChecks)).toEqual([
      { kind: 'equity-share', percent: '100', available: '0.75', currency: 'BTC' },
    ]);
  });

  test('guardsOf: an unknown balance is no reason to warn', () => {
    expect(guardsOf(snapshotOf({ sizeText: '0.16' }, { availableQuote: undefined }), defaultChecks)).toEqual([]);
  });

  test('guardsOf: the limits are the person’s own', () => {
    const strict = { ...defaultChecks, worsePrice: rate('1') };
    expect(guardsOf(snapshotOf({ sizeText: '0.01', priceText: '60600' }), strict).map((guard) => guard.kind)).toEqual([
      'worse-price',
    ]);
  });

  test('guardsOf: a market order that the book does not cover', () => {
    expect(kinds({ side: 'sell', orderType: 'market', sizeText: '9' })).toContain('thin-book');
  });
});

test('costOfWorsePrice: what filling at the limit costs against the last price', () => {
  expect(costOfWorsePrice(snapshotOf({ sizeText: '0.1', priceText: '66000' }))).toBe('600');
  expect(costOfWorsePrice(snapshotOf({ side: 'sell', sizeText: '0.1', priceText: '54000' }))).toBe('600');
  expect(costOfWorsePrice(snapshotOf({ sizeText: '0.1', priceText: '54000' }))).toBeUndefined();
});

test('availableAfter: what the order pays is gone', () => {
  expect(availableAfter(snapshotOf({ sizeText: '0.1' })).value).toBe('4000');
  expect(availableAfter(snapshotOf({ side: 'sell', sizeText: '0.1' })).value).toBe('0.65');
  expect(availableAfter(snapshotOf({ sizeText: '0.1' }, { availableQuote: undefined })).value).toBeUndefined();
});

test('E9 availableAfter: of a market order it adds up with what is paid, and is an estimate like that', () => {
  const { cost, ...snapshot } = snapshotOf({ orderType: 'market', sizeText: '0.1' });
  const after = availableAfter({ ...snapshot, cost });
  expect(cost.value).not.toBe(snapshot.value);
  expect(add(after.value ?? amount('0'), cost.value ?? amount('0'))).toBe('10000');
  expect(after.isExact).toBe(false);
});

test('hasDrifted: more than the limit in either direction; unknown prices are no drift', () => {
  const from = price('60000');
  expect(hasDrifted(from, price('60300'), rate('0.5'))).toBe(false);
  expect(hasDrifted(from, price('60301'), rate('0.5'))).toBe(true);
  expect(hasDrifted(from, price('59699'), rate('0.5'))).toBe(true);
  expect(hasDrifted(undefined, from, rate('0.5'))).toBe(false);
});
