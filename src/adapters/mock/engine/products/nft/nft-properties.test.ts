import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshKernel } from '../../../../../../tests/support/fresh-kernel.ts';
import { artworkState } from '../../../../../../tests/support/random-artworks.ts';
import { amount } from '../../../../../core/money/amount.ts';
import { sum } from '../../../../../core/money/fixed-point.ts';
import { Refusal, type Json } from '../../kernel/basics/engine-types.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findLedgerFaults } from '../../ledger/ledger-check.ts';
import { dig } from '../../test-worlds/test-world.ts';
import { codeOf } from './nft-book.ts';
import { spotOf } from './nft-rules.ts';
import { tries } from '../../../../../../tests/support/breadth.ts';

const people = ['70001', '70003', '70004'];
/** Boxes, works at a price, and three auctions. */
const works = [1, 2, 5, 11, 14, 15, 16];
const hourMs = 3_600_000;

const step = fc.record({
  kind: fc.constantFrom('bid', 'bid', 'bid', 'deposit', 'buy', 'open', 'resell', 'end', 'bot', 'pay', 'lapse', 'wait'),
  user: fc.constantFrom(...people),
  work: fc.constantFrom(...works, 14, 15, 16),
  order: fc.integer({ min: 1, max: 4 }),
  raise: fc.constantFrom('10', '25.00000001', '4'),
  hours: fc.integer({ min: 1, max: 60 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function commandOf({ kind, user, work, order, raise }: Step, at: number): readonly [string, Json] | undefined {
  const named = { user, code: codeOf({ id: work }) };
  const hurried = (id: number) => ({ user, id, isApproved: true, reason: '' });
  const window = { startsAt: at, endsAt: at + 30 * hourMs };
  const commands: Readonly<Record<Step['kind'], readonly [string, Json] | undefined>> = {
    bid: ['nft.placeBid', { ...named, raise }],
    deposit: ['nft.placeDeposit', named],
    buy: ['nft.buyArtwork', named],
    open: ['nft.openBox', named],
    resell: ['nft.resellArtwork', { ...named, price: '42.5', raise: '1', ...window }],
    end: ['nft.endAuctionNow', hurried(work)],
    bot: ['nft.botBidNow', hurried(work)],
    pay: ['nft.payWonAuction', { user, id: order }],
    lapse: ['nft.expireNow', hurried(order)],
    wait: undefined,
  };
  return commands[kind];
}

function take(kernel: Kernel, one: Step): void {
  const command = commandOf(one, kernel.cursor);
  if (command === undefined) return kernel.advanceTo(kernel.cursor + one.hours * hourMs);
  try {
    kernel.advanceTo(kernel.cursor + 3000);
    kernel.run(command[0], kernel.cursor, command[1]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  return undefined;
}

/** The deposits that the book has locked for a person. */
function depositsOf(kernel: Kernel, user: string): readonly string[] {
  return artworkState(kernel, 'deposits')
    .filter((one) => dig(one, 'user') === user)
    .map((one) => String(dig(one, 'amount')));
}

test('NF2, NF3, NF5 whatever people do: money adds up, and exactly the deposits of what is undecided are locked', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
      const kernel = freshKernel();
      for (const one of steps) {
        take(kernel, one);
        expect(findLedgerFaults(kernel.ledger)).toEqual([]);
        for (const user of people) {
          const locked = kernel.ledger.balance(spotOf(user, true), 'USDT');
          expect(locked).toBe(sum(depositsOf(kernel, user).map(amount)));
        }
      }
      // After the last deadline nothing is locked.
      kernel.advanceTo(kernel.cursor + 400 * hourMs);
      for (const user of people) expect(kernel.ledger.balance(spotOf(user, true), 'USDT')).toBe('0');
      expect(findLedgerFaults(kernel.ledger)).toEqual([]);
    }),
    { numRuns: tries(12, 4) },
  );
});
