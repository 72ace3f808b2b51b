import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, negate, subtract, sum } from '../../../../../core/money/fixed-point.ts';
import { amount } from '../../../../../core/money/amount.ts';
import type { EngineAccount } from '../../kernel/basics/engine-types.ts';
import { findLedgerFaults } from '../../ledger/ledger-check.ts';
import { OptionWorld, people, personNamed, worldStart, type OptionWish } from '../../test-worlds/option-test-world.ts';
import { outcomeOf } from './option-rules.ts';
import { optionPeriods } from './option-terms.ts';
import { tries } from '../../../../../../tests/support/breadth.ts';

const user = personNamed('demo').id;
const wish: OptionWish = { user, symbol: 'BTC/USDT', direction: 'up', seconds: 30, stake: '100' };

test('placeSecondsOrder: opens at the price of the moment, sets the stake aside and takes the fee', () => {
  const world = new OptionWorld(1);
  const before = world.balance({ user, locked: false });
  const order = world.place(wish);
  expect(order).toMatchObject({ openPrice: world.last('BTC/USDT'), dueAt: worldStart + 30_000, fee: '0.5' });
  expect(world.balance({ user, locked: true })).toBe('100');
  expect(subtract(before, world.balance({ user, locked: false }))).toBe('100.5');
  expect(world.house('fees')).toBe('0.5');
});

test('a settlement: on the first tick after the option is due, at the price of that tick', () => {
  const world = new OptionWorld(2);
  world.wait(1234);
  const order = world.place(wish);
  const settledAt = worldStart + 31_300;
  world.wait(settledAt - world.kernel.cursor - 1);
  expect(order.settled).toBeNull();
  world.wait(1);
  expect(order.settled).toEqual({ price: world.market.lastPrice('BTC/USDT', settledAt), at: settledAt });
});

test('a settlement: after a long sleep it is the price of then, not of now', () => {
  const world = new OptionWorld(3);
  const order = world.place(wish);
  world.wait(3_600_000);
  const at = order.dueAt + 100;
  expect(order.settled).toEqual({ price: world.market.lastPrice('BTC/USDT', at), at });
});

test('a settlement: what is won comes from the pool of the house, what is lost goes there, the fee stays', () => {
  const world = new OptionWorld(4);
  const before = world.balance({ user, locked: false });
  for (let round = 0; round < 40; round += 1) {
    world.place({ ...wish, direction: round % 3 === 0 ? 'up' : 'down' });
    world.wait(31_000);
  }
  const profits = world.orders().map((order) => outcomeOf(order, order.settled?.price ?? 0).profit);
  const fees = world.orders().map(({ fee }) => fee);
  expect(new Set(profits.map((profit) => Math.sign(Number(profit)))).size).toBeGreaterThan(1);
  expect(world.house('options')).toBe(negate(sum(profits)));
  expect(world.house('fees')).toBe(sum(fees));
  expect(world.balance({ user, locked: false })).toBe(subtract(add(before, sum(profits)), sum(fees)));
});

test('a settlement: where the market stands still at the end of its week it is a draw', () => {
  const world = new OptionWorld(6);
  const fridayClose = Date.UTC(2026, 0, 9, 22);
  world.wait(fridayClose - worldStart - 50);
  const before = world.balance({ user, locked: false });
  const order = world.place({ ...wish, symbol: 'EUR/USD' });
  world.wait(31_000);
  expect(order.settled?.price).toBe(order.openPrice);
  expect(subtract(before, world.balance({ user, locked: false }))).toBe(order.fee);
});

test('a settlement: a pair that is halted meanwhile is settled all the same, at its last price', () => {
  const haltedAt = worldStart + 10_000;
  const control = { kind: 'halt', pair: 'BTC/USDT', isHalted: true } as const;
  const world = new OptionWorld(7, { interventions: [{ at: haltedAt, control }] });
  const order = world.place(wish);
  world.wait(31_000);
  expect(order.settled).toMatchObject({ price: world.market.lastPrice('BTC/USDT', haltedAt + 5000) });
  expect(() => world.place(wish)).toThrow(expect.objectContaining({ textKey: 'marketClosed' }));
});

test('a settlement is told to its owner alone', () => {
  const world = new OptionWorld(8);
  const live = world.place(wish);
  world.place(wish, 'moni');
  world.wait(31_000);
  const told = world.pushed().map(({ event, to }) => [event, to]);
  expect(told).toEqual([
    ['closed_microorder', user],
    ['closed_monimicroorder', user],
  ]);
  expect(live.settled).not.toBeNull();
});

test('placeSecondsOrder: simulated options book simulated money only', () => {
  const world = new OptionWorld(9);
  const before = world.balance({ user, locked: false });
  world.place(wish, 'moni');
  world.wait(31_000);
  expect(world.balance({ user, locked: false })).toBe(before);
  expect(world.orders('live')).toEqual([]);
});

describe('placeSecondsOrder: gates', () => {
  const refusal = (login: string, account: EngineAccount = 'live'): unknown => {
    const world = new OptionWorld(10);
    const state = JSON.stringify(world.kernel.state());
    try {
      world.place({ ...wish, user: personNamed(login).id }, account);
    } catch (error) {
      expect(JSON.stringify(world.kernel.state())).toBe(state);
      return error;
    }
    return 'accepted';
  };

  test.each([
    ['overdue', 'lockedForLoan', 'error'],
    ['new', 'verifyIdentity', '998'],
    ['frozen', 'fundsFrozen', 'error'],
  ])('%s: %s, type %s', (login, textKey, type) => {
    expect(refusal(login)).toMatchObject({ textKey, type });
  });

  test.each(['demo', 'lv1', 'trader', 'abnormal'])('%s may', (login) => {
    expect(refusal(login)).toBe('accepted');
  });

  test.each(people.map(({ login }) => login.replace(/@.*/, '')))('with practice money %s may', (login) => {
    expect(refusal(login, 'moni')).toBe('accepted');
  });
});

test('placeSecondsOrder: refusals come in the order of the protocol and change nothing', () => {
  const world = new OptionWorld(11);
  const pairOf = (symbol: string): string => String(world.instrument(symbol).id);
  const right = { user, match: pairOf('BTC/USDT'), currency: '3', direction: 'up', seconds: 30, stake: '100' };
  const refused = (change: object, textKey: string): void => {
    const state = JSON.stringify(world.kernel.state());
    expect(() => world.command('live', { ...right, ...change })).toThrow(expect.objectContaining({ textKey }));
    expect(JSON.stringify(world.kernel.state())).toBe(state);
  };
  refused({ stake: '0', match: '9' }, 'parameter');
  refused({ match: '9', currency: '9' }, 'unknownPair');
  refused({ match: pairOf('AAPL/USD'), currency: '9' }, 'secondsNotOpen');
  refused({ currency: '4', seconds: 31 }, 'currencyCannotPay');
  refused({ seconds: 31, stake: '30000' }, 'lengthNotOffered');
  refused({ stake: '20000.01' }, 'stakeTooLarge');
  refused({ stake: '4.99999999' }, 'stakeTooSmall');
  refused({ stake: '2000.01' }, 'stakeTooLarge');
  expect(world.command('live', right)).toBe(1);
  refused({ stake: '30000', match: '9' }, 'doNotRepeat');
  for (let second = 1; second < 20; second += 1) {
    world.wait(1000);
    world.place({ ...wish, seconds: 60 });
  }
  world.wait(1000);
  refused({ match: '9' }, 'tooManyOpen');
  expect(world.place({ ...wish, currency: 'ETH', stake: '0.01' })).toMatchObject({ currency: 'ETH', fee: '0.00005' });
});

test('placeSecondsOrder: more than the account holds is refused and changes nothing', () => {
  const world = new OptionWorld(12);
  const large = { ...wish, currency: 'ETH', stake: '5', seconds: 600 };
  // 19 × 5.025 of 100 ETH leave less than the twentieth needs.
  for (let count = 0; count < 19; count += 1) {
    world.place(large);
    world.wait(1000);
  }
  const state = JSON.stringify(world.kernel.state());
  expect(world.balance({ user, locked: false, currency: 'ETH' })).toBe('4.525');
  expect(() => world.place(large)).toThrow(expect.objectContaining({ textKey: 'insufficientBalance' }));
  expect(JSON.stringify(world.kernel.state())).toBe(state);
});

type Play = { readonly wish: OptionWish; readonly account: EngineAccount } | { readonly ms: number };
const plays: fc.Arbitrary<readonly Play[]> = fc.array(
  fc.oneof(
    fc.record({
      wish: fc.record({
        user: fc.constantFrom('1', '3', '4'),
        symbol: fc.constantFrom('BTC/USDT', 'DOGE/USDT', 'EUR/USD', 'AAPL/USD'),
        direction: fc.constantFrom('up' as const, 'down' as const),
        seconds: fc.constantFrom(...optionPeriods.map(({ seconds }) => seconds), 45),
        stake: fc.constantFrom('5', '33.33333333', '2000', '19999.99', '0'),
        currency: fc.constantFrom('USDT', 'ETH'),
      }),
      account: fc.constantFrom('live' as const, 'moni' as const),
    }),
    fc.record({ ms: fc.integer({ min: 1, max: 90_000 }) }),
  ),
  { minLength: 3, maxLength: 40 },
);

function act(world: OptionWorld, play: Play, wait: (ms: number) => void = (ms) => world.wait(ms)): void {
  if ('ms' in play) return wait(play.ms);
  try {
    world.place(play.wish, play.account);
  } catch (error) {
    expect(error).toHaveProperty('textKey');
  }
}

function checkBooks(world: OptionWorld): void {
  expect(findLedgerFaults(world.kernel.ledger)).toEqual([]);
  for (const account of ['live', 'moni'] as const)
    for (const person of ['1', '3', '4'])
      for (const currency of ['USDT', 'ETH']) {
        const open = world
          .orders(account)
          .filter((order) => order.settled === null && order.user === person && order.currency === currency);
        const stakes = open.reduce((total, { stake }) => add(total, stake), amount('0'));
        expect(world.balance({ user: person, account, currency, locked: true })).toBe(stakes);
      }
}

test('options: whatever people do, money is conserved and what is locked are the open stakes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), plays, (seed, list) => {
      const world = new OptionWorld(seed);
      for (const play of list) {
        act(world, play);
        checkBooks(world);
      }
      world.wait(700_000);
      expect([...world.orders('live'), ...world.orders('moni')].filter(({ settled }) => settled === null)).toEqual([]);
      checkBooks(world);
    }),
    { numRuns: tries(25, 8) },
  );
});

test('options: the same seed and commands give the same state, however finely time is stepped or stored in between', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), plays, (seed, list) => {
      const whole = new OptionWorld(seed);
      let stepped = new OptionWorld(seed);
      for (const play of list) {
        act(whole, play);
        act(stepped, play, (ms) => {
          const end = stepped.kernel.cursor + ms;
          stepped.wait(Math.floor(ms / 3));
          stepped = new OptionWorld(seed, { state: JSON.parse(JSON.stringify(stepped.kernel.state())) });
          stepped.wait(end - stepped.kernel.cursor);
        });
      }
      expect(JSON.stringify(stepped.kernel.state())).toBe(JSON.stringify(whole.kernel.state()));
    }),
    { numRuns: tries(15, 5) },
  );
});
