import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tries } from '../../../../../../tests/support/breadth.ts';
import { amount } from '../../../../../core/money/amount.ts';
import { add, compare, fromSteps, multiply, roundTo, subtract } from '../../../../../core/money/fixed-point.ts';
import { findLedgerFaults } from '../../ledger/ledger-check.ts';
import { leftOf } from './spot-book.ts';
import { SpotWorld } from '../../test-worlds/spot-test-world.ts';

const buys = fc.array(
  fc.record({
    /** Parts of ten thousand of the last price. */
    away: fc.integer({ min: -300, max: 300 }),
    cents: fc.integer({ min: 2_000, max: 90_000_000 }),
    waitMs: fc.integer({ min: 0, max: 900_000 }),
    soldLots: fc.integer({ min: 0, max: 400_000 }),
  }),
  { minLength: 1, maxLength: 12 },
);

test('placeSpotOrder: a buy for money locks just that money, never costs more, and all that is left comes back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), buys, (seed, list) => {
      const world = new SpotWorld(seed);
      const { baseId, quoteId, priceStep } = world.instrument('BTC/USDT');
      for (const { away, cents, waitMs, soldLots } of list) {
        const last = world.last('BTC/USDT');
        const money = fromSteps(cents, amount('0.01'));
        const before = add(world.balance('1', 'USDT', false), world.balance('1', 'USDT', true));
        const id = world.command('placeSpotOrder', {
          user: '1',
          base: String(baseId),
          quote: String(quoteId),
          side: 'buy',
          price: fromSteps(last + Math.round((last * away) / 10_000), priceStep),
          amount: money,
          isForMoney: true,
        });
        const order = world.order(Number(id));
        const after = add(world.balance('1', 'USDT', false), world.balance('1', 'USDT', true));
        expect(compare(subtract(before, after), money)).toBeLessThanOrEqual(0);
        if (soldLots > 0 && leftOf(order) > 0)
          world.place({ user: '2', symbol: 'BTC/USDT', side: 'sell', price: order.price, lots: soldLots });
        world.wait(waitMs);
        expect(findLedgerFaults(world.kernel.ledger)).toEqual([]);
      }
      for (const order of world.orders()) if (order.status === 'pending') world.cancel(order.user, order.id);
      for (const user of ['1', '2']) expect(world.balance(user, 'USDT', true)).toBe('0');
      expect(findLedgerFaults(world.kernel.ledger)).toEqual([]);
    }),
    { numRuns: tries(40, 15) },
  );
});

const fine = fc.array(
  fc.record({
    side: fc.constantFrom('buy', 'sell'),
    /** Parts of ten thousand of the last price. */
    away: fc.integer({ min: -300, max: 300 }),
    /** In the eighth place of a coin, where a lot is in the fifth. */
    units: fc.integer({ min: 1_000, max: 900_000_000 }),
    waitMs: fc.integer({ min: 0, max: 900_000 }),
  }),
  { minLength: 1, maxLength: 12 },
);

test('placeSpotOrder: of an amount finer than lots all is locked, the lots are filled, and the rest comes back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fine, (seed, list) => {
      const world = new SpotWorld(seed);
      const { baseId, quoteId, priceStep } = world.instrument('BTC/USDT');
      for (const { side, away, units, waitMs } of list) {
        const price = fromSteps(
          world.last('BTC/USDT') + Math.round((world.last('BTC/USDT') * away) / 10_000),
          priceStep,
        );
        const wanted = fromSteps(units, amount('0.00000001'));
        const pair = { base: String(baseId), quote: String(quoteId) };
        const wish = { user: '1', ...pair, side, price, amount: wanted, neverFills: true, mayBeFine: true };
        const currency = side === 'buy' ? 'USDT' : 'BTC';
        const before = world.balance('1', currency, true);
        const resting = Number(world.command('placeSpotOrder', wish));
        const locked = side === 'buy' ? roundTo(multiply(amount(price), wanted), 8, 'down') : wanted;
        expect(subtract(world.balance('1', currency, true), before)).toBe(locked);
        world.cancel('1', resting);
        expect(world.balance('1', currency, true)).toBe(before);
        world.command('placeSpotOrder', { ...wish, neverFills: false });
        world.wait(waitMs);
        expect(findLedgerFaults(world.kernel.ledger)).toEqual([]);
      }
      for (const order of world.orders()) if (order.status === 'pending') world.cancel(order.user, order.id);
      for (const currency of ['USDT', 'BTC']) expect(world.balance('1', currency, true)).toBe('0');
      expect(findLedgerFaults(world.kernel.ledger)).toEqual([]);
    }),
    { numRuns: tries(40, 15) },
  );
});

test('placeSpotOrder: what never fills stays out of the book, also in a restored state', () => {
  const world = new SpotWorld(3);
  const { baseId, quoteId, priceStep } = world.instrument('BTC/USDT');
  const last = world.last('BTC/USDT');
  const buy = { user: '1', base: String(baseId), quote: String(quoteId), side: 'buy', amount: '5000' };
  const price = fromSteps(last + 100_000, priceStep);
  const id = Number(world.command('placeSpotOrder', { ...buy, price, isForMoney: true, neverFills: true }));
  expect(world.balance('1', 'USDT', true)).toBe('5000');
  const copy = new SpotWorld(3, 'live', world.kernel.state());
  for (const side of [world, copy]) {
    side.place({ user: '2', symbol: 'BTC/USDT', side: 'sell', price: last, lots: 100 });
    side.wait(600_000);
    expect(side.order(id)).toMatchObject({ status: 'pending', filled: 0 });
    side.cancel('1', id);
    expect(side.balance('1', 'USDT', true)).toBe('0');
  }
});
