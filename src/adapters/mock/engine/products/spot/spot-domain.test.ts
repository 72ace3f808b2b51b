import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, fromSteps, multiply, roundTo, subtract } from '../../../../../core/money/fixed-point.ts';
import { amount, rate } from '../../../../../core/money/amount.ts';
import { findLedgerFaults } from '../../ledger/ledger-check.ts';
import { people, SpotWorld, type Wish } from '../../test-worlds/spot-test-world.ts';
import { tries } from '../../../../../../tests/support/breadth.ts';

const pairs = ['BTC/USDT', 'DOGE/USDT'] as const;
const heldCurrencies = ['USDT', 'BTC', 'DOGE'] as const;

type Step =
  | {
      readonly kind: 'place';
      readonly user: string;
      readonly symbol: string;
      readonly side: 'buy' | 'sell';
      readonly away: number;
      readonly lots: number;
    }
  | { readonly kind: 'cancel'; readonly nth: number }
  | { readonly kind: 'wait'; readonly ms: number };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('place' as const),
        user: fc.constantFrom(...people),
        symbol: fc.constantFrom(...pairs),
        side: fc.constantFrom('buy' as const, 'sell' as const),
        /** Parts of ten thousand of the last price. */
        away: fc.integer({ min: -40, max: 40 }),
        lots: fc.integer({ min: 1, max: 6_000_000 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), nth: fc.nat(20) }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 900_000 }) }),
    },
  ),
  { minLength: 5, maxLength: 30 },
);

function wishOf(world: SpotWorld, step: Step & { kind: 'place' }): Wish {
  const last = world.last(step.symbol);
  return { ...step, price: last + Math.round((last * step.away) / 10_000) };
}

function play(world: SpotWorld, step: Step, wait: (ms: number) => void = (ms) => world.wait(ms)): void {
  if (step.kind === 'wait') {
    wait(step.ms);
    return;
  }
  if (step.kind === 'place') {
    world.place(wishOf(world, step));
    return;
  }
  const pending = world.orders().filter((order) => order.status === 'pending');
  const order = pending[step.nth % Math.max(1, pending.length)];
  if (order !== undefined) world.cancel(order.user, order.id);
}

function check(world: SpotWorld): void {
  expect(findLedgerFaults(world.kernel.ledger)).toEqual([]);
  for (const user of people) {
    for (const currency of heldCurrencies) {
      expect(world.balance(user, currency, true)).toBe(world.expectedLock(user, currency));
    }
  }
  for (const order of world.orders()) {
    const limit = order.price * order.filled;
    expect(order.side === 'buy' ? order.turnover <= limit : order.turnover >= limit).toBe(true);
    expect(order.status === 'filled').toBe(order.filled === order.lots);
  }
}

test('spot: whatever people do, money is conserved, locks are the open orders, no fill is worse than its limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), steps, (seed, list) => {
      const world = new SpotWorld(seed);
      for (const step of list) {
        play(world, step);
        check(world);
      }
      for (const order of world.orders()) if (order.status === 'pending') world.cancel(order.user, order.id);
      check(world);
      for (const user of people)
        for (const currency of heldCurrencies) expect(world.balance(user, currency, true)).toBe('0');
    }),
    { numRuns: tries(60, 20) },
  );
});

test('spot: the same seed and commands give the same state, however finely time is stepped', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), steps, fc.integer({ min: 2, max: 9 }), (seed, list, parts) => {
      const whole = new SpotWorld(seed);
      const stepped = new SpotWorld(seed);
      for (const step of list) {
        play(whole, step);
        play(stepped, step, (ms) => {
          const end = stepped.kernel.cursor + ms;
          for (let part = 0; part < parts; part += 1) stepped.wait(Math.floor(ms / parts));
          stepped.wait(end - stepped.kernel.cursor);
        });
      }
      expect(JSON.stringify(stepped.kernel.state())).toBe(JSON.stringify(whole.kernel.state()));
    }),
    { numRuns: tries(30, 10) },
  );
});

test('spot: a restored state goes on as the one it was taken from', () => {
  const world = new SpotWorld(3);
  const last = world.last('BTC/USDT');
  for (const away of [-9, -3, 4, 11]) {
    world.place({
      user: '1',
      symbol: 'BTC/USDT',
      side: away < 0 ? 'buy' : 'sell',
      price: last + away * 100,
      lots: 40_000,
    });
  }
  const copy = new SpotWorld(3, 'live', world.kernel.state());
  for (const side of [world, copy]) {
    side.place({ user: '2', symbol: 'BTC/USDT', side: 'sell', price: last - 1000, lots: 70_000 });
    side.wait(3_600_000);
  }
  expect(JSON.stringify(copy.kernel.state())).toBe(JSON.stringify(world.kernel.state()));
  expect(copy.order(1).id).toBe(1);
});

test('placeSpotOrder: a buy above the market fills at the ladder and the rest of its lock comes back', () => {
  const world = new SpotWorld(7);
  const before = world.balance('1', 'USDT', false);
  const coins = world.balance('1', 'BTC', false);
  const best = world.market.ladder('BTC/USDT', world.kernel.cursor).asks[0];
  const [ask, size] = best ?? [0, 0];
  const lots = Math.min(size, 1000);
  const order = world.place({ user: '1', symbol: 'BTC/USDT', side: 'buy', price: ask + 500, lots });
  expect(order).toMatchObject({ status: 'filled', filled: lots, turnover: ask * lots });
  const bought = amount(fromSteps(lots, rate('0.00001')));
  const fee = roundTo(multiply(bought, rate('0.002')), 8, 'down');
  expect(subtract(before, world.balance('1', 'USDT', false))).toBe(fromSteps(ask * lots, rate('0.000001')));
  expect(subtract(world.balance('1', 'BTC', false), coins)).toBe(subtract(bought, fee));
  expect(world.balance('1', 'USDT', true)).toBe('0');
  expect(world.fees('BTC')).toBe(fee);
});

test('placeSpotOrder: what the ladder gave within a tick is gone until the next one', () => {
  const world = new SpotWorld(8);
  const { asks } = world.market.ladder('BTC/USDT', world.kernel.cursor);
  const [[best, size], [second]] = [asks[0] ?? [0, 0], asks[1] ?? [0, 0]];
  const first = world.place({ user: '1', symbol: 'BTC/USDT', side: 'buy', price: best, lots: size });
  const next = world.place({ user: '2', symbol: 'BTC/USDT', side: 'buy', price: best, lots: 10 });
  const dearer = world.place({ user: '3', symbol: 'BTC/USDT', side: 'buy', price: second, lots: 10 });
  expect(first.status).toBe('filled');
  expect(next.filled).toBe(0);
  expect(dearer.turnover).toBe(second * 10);
});

test('placeSpotOrder: a better resting order of a person is met before the market, at its own price', () => {
  const world = new SpotWorld(9);
  const { bids, asks } = world.market.ladder('DOGE/USDT', world.kernel.cursor);
  const bid = bids[0]?.[0] ?? 0;
  const ask = asks[0]?.[0] ?? 0;
  const maker = world.place({ user: '1', symbol: 'DOGE/USDT', side: 'sell', price: ask, lots: 50 });
  const taker = world.place({ user: '2', symbol: 'DOGE/USDT', side: 'buy', price: ask, lots: 30 });
  expect(bid).toBeLessThan(ask);
  expect(taker.turnover).toBe(ask * 30);
  expect(maker).toMatchObject({ status: 'pending', filled: 30 });
});

test('placeSpotOrder: a resting order fills at the first tick that touches it, not before', () => {
  const world = new SpotWorld(10);
  const last = world.last('BTC/USDT');
  const limit = last - Math.round(last * 0.001);
  const order = world.place({ user: '1', symbol: 'BTC/USDT', side: 'buy', price: limit, lots: 100 });
  const from = world.kernel.cursor;
  const touched = world.market.firstTouch({
    symbol: 'BTC/USDT',
    side: 'buy',
    limit,
    from,
    until: from + 30 * 86_400_000,
  });
  expect(order.status).toBe('pending');
  world.wait((touched ?? 0) - from - 1);
  expect(world.order(order.id).status).toBe('pending');
  world.wait(1);
  expect(world.order(order.id)).toMatchObject({ status: 'filled', updatedAt: touched });
});

test('placeSpotOrder: refusals name what is wrong and change nothing', () => {
  const world = new SpotWorld(11);
  const state = JSON.stringify(world.kernel.state());
  const wish = { user: '1', base: '1', quote: '3', side: 'buy', price: '60000', amount: '0.1' };
  const refused = (change: object, textKey: string): void =>
    expect(() => world.command('placeSpotOrder', { ...wish, ...change })).toThrow(expect.objectContaining({ textKey }));
  refused({ base: '999' }, 'unknownPair');
  refused({ base: '101', quote: '100' }, 'pairNotOpen');
  refused({ price: '0' }, 'parameter');
  refused({ amount: '-1' }, 'parameter');
  refused({ price: '60000.05' }, 'priceStep');
  refused({ amount: '0.000001' }, 'quantityStep');
  refused({ amount: '1'.padEnd(30, '0') }, 'parameter');
  refused({ amount: '20000' }, 'insufficientBalance');
  expect(JSON.stringify(world.kernel.state())).toBe(state);
});

test('cancelSpotOrder: only its owner, only while it is pending, and everything locked comes back', () => {
  const world = new SpotWorld(12);
  const before = world.balance('1', 'USDT', false);
  const order = world.place({ user: '1', symbol: 'BTC/USDT', side: 'buy', price: 100_000, lots: 7 });
  expect(compare(world.balance('1', 'USDT', false), before)).toBe(-1);
  expect(add(world.balance('1', 'USDT', false), world.balance('1', 'USDT', true))).toBe(before);
  expect(() => world.cancel('2', order.id)).toThrow(expect.objectContaining({ textKey: 'forbidden' }));
  expect(() => world.cancel('1', 99)).toThrow(expect.objectContaining({ textKey: 'unknownOrder' }));
  world.cancel('1', order.id);
  expect(() => world.cancel('1', order.id)).toThrow(expect.objectContaining({ textKey: 'orderState' }));
  expect(world.balance('1', 'USDT', false)).toBe(before);
});

test('spot: simulated orders book simulated money only', () => {
  const world = new SpotWorld(13, 'moni');
  world.place({ user: '1', symbol: 'BTC/USDT', side: 'buy', price: world.last('BTC/USDT') + 100, lots: 10 });
  const { list } = world.kernel.ledger.entries({ user: '1', account: 'live', offset: 0, limit: 10 });
  expect(list).toEqual([]);
  expect(world.balance('1', 'BTC', false)).not.toBe('500');
});
