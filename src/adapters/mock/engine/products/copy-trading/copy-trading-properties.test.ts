import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshKernel } from '../../../../../../tests/support/fresh-kernel.ts';
import { Refusal, type Json } from '../../kernel/basics/engine-types.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findLedgerFaults } from '../../ledger/ledger-check.ts';
import { dig } from '../../test-worlds/test-world.ts';
import { tries } from '../../../../../../tests/support/breadth.ts';

const minute = 60_000;
const leader = '70004';
const followers = ['70001', '70003'];

const step = fc.record({
  kind: fc.constantFrom('follow', 'follow', 'cancel', 'open', 'open', 'close', 'hold', 'wait', 'wait'),
  who: fc.constantFrom(...followers),
  way: fc.constantFrom('multiplier', 'lots'),
  number: fc.constantFrom('0.4', '1', '2', '3.333', '5'),
  lots: fc.integer({ min: 1, max: 40 }),
  id: fc.integer({ min: 1, max: 25 }),
  seconds: fc.integer({ min: 1, max: 4000 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function commandOf({ kind, who, way, number, lots, id }: Step): readonly [string, Json] | undefined {
  const pair = { base: '1', quote: '3', direction: 'long', status: '1', limit: null };
  if (kind === 'follow') return ['follow.follow', { user: who, trader: leader, way, number }];
  if (kind === 'cancel') return ['follow.cancel', { user: who, trader: leader }];
  if (kind === 'open')
    return ['lever.placeContractOrder', { user: leader, ...pair, lots: String(lots), leverage: '20' }];
  if (kind === 'close') return ['lever.closePosition', { user: leader, id }];
  return kind === 'hold' ? ['follow.hold', { user: who, id }] : undefined;
}

function take(kernel: Kernel, one: Step): void {
  const command = commandOf(one);
  if (command === undefined) return kernel.advanceTo(kernel.cursor + one.seconds * 1000);
  try {
    kernel.run(command[0], kernel.cursor, command[1]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  return undefined;
}

test('CT2 whatever people do: money adds up, nothing is copied twice, and no copy outlives its trade by more than a minute', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 40 }), (steps) => {
      const kernel = freshKernel();
      for (const one of steps) {
        take(kernel, one);
        expect(findLedgerFaults(kernel.ledger)).toEqual([]);
      }
      kernel.advanceTo(kernel.cursor + minute);
      const orders = Object.values(Object(dig(kernel.state().slices['lever'], 'orders')));
      const copies = orders.filter((order) => dig(order, 'source') !== undefined);
      const names = copies.map((copy) => `${String(dig(copy, 'user'))} of ${String(dig(copy, 'source', 'order'))}`);
      expect(new Set(names).size).toBe(names.length);
      const isOver = (id: unknown): boolean =>
        orders.some((order) => dig(order, 'id') === id && dig(order, 'status') === 'closed');
      const left = copies.filter((copy) => dig(copy, 'kind') === 'copied' && dig(copy, 'status') === 'open');
      expect(left.filter((copy) => isOver(dig(copy, 'source', 'order')))).toEqual([]);
    }),
    { numRuns: tries(12, 4) },
  );
});
