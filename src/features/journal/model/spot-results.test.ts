import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spotFill } from '../../../../tests/support/journal-samples.ts';
import { amount, rate, type Amount } from '../../../core/money/amount.ts';
import { add, amountOf, cost, multiply, roundTo, subtract, sum } from '../../../core/money/fixed-point.ts';
import type { SpotOrder } from '../../../core/domain/orders/spot-order.ts';
import { timePlacer } from './closed-result.ts';
import { spotResults } from './spot-results.ts';

const origin = { account: 'live', serverZone: 'UTC' } as const;
const of = (...oldestFirst: readonly SpotOrder[]) => spotResults(oldestFirst.toReversed(), origin, timePlacer('UTC'));
const figures = (orders: readonly SpotOrder[]) => of(...orders).map(({ gross, fee, result }) => [gross, fee, result]);
const noFee = { feeRate: rate('0') };

test('E31 spotResults: a sale costs the average of what was bought, and fees are in it', () => {
  const bought = [
    spotFill('buy', { units: '1', at: '100', minute: 1 }, noFee),
    spotFill('buy', { units: '1', at: '200', minute: 2 }, noFee),
  ];
  expect(figures([...bought, spotFill('sell', { units: '1', at: '180', minute: 3 }, noFee)])).toEqual([
    ['30', '0', '30'],
  ]);
  // 180 × 0.2 % = 0.36
  expect(figures([...bought, spotFill('sell', { units: '1', at: '180', minute: 3 })])).toEqual([
    ['30', '0.36', '29.64'],
  ]);
});

test('E31 spotResults: the fee of a purchase is part of the cost of what is left of it', () => {
  // 1 less 0.2 % is 0.998, which cost 100; sold at 100 it brings 99.8 less 0.1996.
  const orders = [
    spotFill('buy', { units: '1', at: '100', minute: 1 }),
    spotFill('sell', { units: '0.998', at: '100', minute: 2 }),
  ];
  expect(figures(orders)).toEqual([['0', '0.3996', '-0.3996']]);
});

test('E31 spotResults: money and fees that the server says go before those of a rounded average price', () => {
  // Filled at 1 and at 2, three coins: the average is 1.33333333, the money 4, and two fees were cut for themselves.
  const said = { fillMoney: amount('4'), fillFee: amount('0.00599999') };
  const orders = [
    spotFill('buy', { units: '3', at: '1.33333333', minute: 1 }, said),
    spotFill(
      'sell',
      { units: '2.99400001', at: '2', minute: 2 },
      { fillMoney: amount('5.98800002'), fillFee: amount('0.01') },
    ),
  ];
  expect(of(...orders)).toMatchObject([{ result: '1.97800002' }]);
});

test('E31 spotResults: what was not bought there, and what had no price, has no known result', () => {
  const [buy, sale] = [
    spotFill('buy', { units: '1', at: '100', minute: 1 }, noFee),
    spotFill('sell', { units: '1', at: '110', minute: 3 }, noFee),
  ];
  expect(of(sale)).toMatchObject([{ result: undefined, gross: undefined }]);
  expect(of({ ...buy, fillPrice: undefined }, sale)).toMatchObject([{ result: undefined }]);
  expect(of(buy, { ...sale, fillPrice: undefined })).toMatchObject([{ result: undefined }]);
  // More than is known empties the purse; what is bought after it is known again.
  const later = [
    spotFill('buy', { units: '1', at: '50', minute: 4 }, noFee),
    spotFill('sell', { units: '1', at: '60', minute: 5 }, noFee),
  ];
  expect(figures([sale, ...later])).toEqual([
    [undefined, '0', undefined],
    ['10', '0', '10'],
  ]);
});

test('E31 spotResults: cancelled orders count with what was filled, waiting ones with nothing', () => {
  const buy = spotFill('buy', { units: '1', at: '100', minute: 1 }, { ...noFee, status: 'cancelled' });
  const sale = spotFill('sell', { units: '1', at: '90', minute: 2 }, noFee);
  expect(figures([buy, sale])).toEqual([['-10', '0', '-10']]);
  expect(of({ ...buy, filledQuantity: undefined }, sale)).toMatchObject([{ result: undefined }]);
});

test('E31 spotResults: pairs are apart, and each result has the day of its last fill', () => {
  const buy = spotFill('buy', { units: '1', at: '100', minute: 1 });
  const sale = spotFill('sell', { units: '1', at: '100', minute: 2 }, { symbol: 'ETH/USDC' });
  expect(of(buy, sale)).toMatchObject([
    { pair: 'ETH/USDC', currency: 'USDC', day: '2026-11-02', result: undefined, account: 'live', product: 'spot' },
  ]);
});

test('E31 spotResults: results and what is left equal what was paid and received, to the last decimal', () => {
  const trade = fc.record({
    isSale: fc.boolean(),
    units: fc.integer({ min: 1, max: 999_999 }),
    price: fc.integer({ min: 1, max: 9_999_999 }),
  });
  fc.assert(
    fc.property(fc.array(trade, { maxLength: 60 }), (trades) => {
      const orders = trades.map(({ isSale, units, price }, minute) =>
        spotFill(isSale ? 'sell' : 'buy', { units: `${units / 1000}`, at: `${price / 100}`, minute }, noFee),
      );
      const results = of(...orders);
      const known = results.filter(({ result }) => result !== undefined);
      fc.pre(known.length === results.length && results.length > 0);
      const moneyOf = (side: SpotOrder['side']): Amount =>
        sum(
          orders
            .filter((order) => order.side === side)
            .map((order) => roundTo(cost(order.fillPrice ?? order.price, order.quantity), 8, 'down')),
        );
      const units = (side: SpotOrder['side']): Amount =>
        sum(orders.filter((order) => order.side === side).map(({ quantity }) => amountOf(quantity)));
      const left = subtract(units('buy'), units('sell'));
      const rest = spotFill(
        'sell',
        { units: left, at: '1', minute: 61 },
        { ...noFee, updatedAt: '2026-11-03 00:00:00' },
      );
      const total = sum(of(...orders, ...(left === '0' ? [] : [rest])).map(({ result }) => result ?? amount('NaN')));
      const received = add(moneyOf('sell'), left === '0' ? amount('0') : multiply(left, rate('1')));
      expect(total).toBe(subtract(received, moneyOf('buy')));
    }),
  );
});
