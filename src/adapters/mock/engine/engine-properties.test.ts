import fc from 'fast-check';
import { expect, test } from 'vitest';
import { price, quantity } from '../../../core/money/amount.ts';
import { fromSteps } from '../../../core/money/fixed-point.ts';
import { compose } from './composition.ts';
import { Refusal, type Json } from './kernel/basics/engine-types.ts';
import { Kernel } from './kernel/kernel.ts';
import { findLedgerFaults } from './ledger/ledger-check.ts';
import { historyMs } from './seed/persona-history.ts';
import { seedWorld } from './seed/seed-world.ts';
import { MemoryStorage } from './storage/memory-storage.ts';
import { calmDays } from './test-worlds/test-days.ts';
import { countedBytes, testStart } from './test-worlds/test-world.ts';
import { tries } from '../../../../tests/support/breadth.ts';

const people = ['70001', '70003', '70004', '70006'];
const user = fc.constantFrom(...people);
const domain = fc.constantFrom('spot', 'monispot');

const command = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      domain,
      user,
      side: fc.constantFrom('buy', 'sell'),
      share: fc.integer({ min: 970, max: 1030 }),
      lots: fc.integer({ min: 1, max: 400_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('cancel' as const), domain, user, id: fc.integer({ min: 1, max: 60 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('option' as const),
      domain: fc.constantFrom('micro', 'monimicro'),
      user,
      direction: fc.constantFrom('up', 'down'),
      seconds: fc.constantFrom(30, 60, 600, 61),
      stake: fc.constantFrom('5', '33.33', '2000', '1'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('grant' as const), user, amount: fc.integer({ min: 1, max: 9999 }) }),
  },
);
const moment = fc.record({ passMs: fc.integer({ min: 0, max: 1_800_000 }), command });
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

function startKernel(): Kernel {
  const basis = { seed: 5, epoch: testStart };
  const tools = { random: countedBytes(), shelf: new MemoryStorage().files, realNow: () => testStart, calmDays };
  const kernel = Kernel.create(basis, compose(basis, tools), testStart - historyMs);
  seedWorld(kernel, { hasPast: true });
  return kernel;
}

function run(kernel: Kernel, at: number, wish: Command): Json {
  if (wish.kind === 'option') {
    const { direction, seconds, stake } = wish;
    const option = { user: wish.user, match: '1001', currency: '3', direction, seconds, stake };
    return kernel.run(`${wish.domain}.placeSecondsOrder`, at, option);
  }
  if (wish.kind === 'cancel') return kernel.run(`${wish.domain}.cancelSpotOrder`, at, { user: wish.user, id: wish.id });
  if (wish.kind === 'grant') {
    const place = { account: 'live', wallet: 'change', currency: 'BTC' };
    return kernel.run('wallet.grant', at, { ...place, user: wish.user, amount: String(wish.amount) });
  }
  const last = kernel.composition.market.lastPrice('BTC/USDT', at);
  return kernel.run(`${wish.domain}.placeSpotOrder`, at, {
    user: wish.user,
    base: '1',
    quote: '3',
    side: wish.side,
    price: fromSteps(Math.round((last * wish.share) / 1000), price('0.1')),
    amount: fromSteps(wish.lots, quantity('0.00001')),
  });
}

test('random commands keep every invariant, and a refused one changes nothing', () => {
  const walks = tries(12, 3);
  let accepted = 0;
  let refused = 0;
  fc.assert(
    fc.property(fc.array(moment, { minLength: 120, maxLength: 160 }), (moments) => {
      const kernel = startKernel();
      let at = testStart;
      for (const { passMs, command: wish } of moments) {
        at += passMs;
        kernel.advanceTo(at);
        const before = JSON.stringify(kernel.state());
        try {
          run(kernel, at, wish);
          accepted += 1;
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
          expect(JSON.stringify(kernel.state())).toBe(before);
          refused += 1;
        }
        expect(findLedgerFaults(kernel.ledger)).toEqual([]);
      }
    }),
    { numRuns: walks, seed: 20_260_101 },
  );
  expect(accepted).toBeGreaterThan(walks * 41);
  expect(refused).toBeGreaterThan(walks * 16);
});
