import { listedDual } from '../../src/adapters/mock/engine/products/dual/dual-products.ts';
import type { Draws, Moment, Wish } from './random-wishes.ts';

/** Those with money in the spot account, one without, and one whose money is frozen. */
const people = ['70001', '70003', '70004', '70006', '70008', '70008'];

/** One of the latest orders, now and then another person's. */
function latest(draws: Draws, owners: readonly string[]): { user: string; id: number } {
  const id = Math.max(1, owners.length - draws.below(8));
  return { user: draws.below(8) === 0 ? draws.of(people) : (owners[id - 1] ?? draws.of(people)), id };
}

/** Sums that are locked, what staff make of them, and those that are left early; some of them do not exist. */
export function lock(draws: Draws, { placed }: Moment): Wish {
  const one = latest(draws, placed.mining);
  const kind = draws.below(6);
  if (kind === 0) return { command: 'mining.redeemEarly', argument: one };
  if (kind < 3)
    return { command: 'mining.decideOrder', argument: { ...one, isApproved: draws.below(3) > 0, reason: '' } };
  const argument = {
    user: draws.of(people),
    product: draws.of([1, 2, 3, 4, 4, 5, 6, 7, 8, 8, 9]),
    amount: draws.of(['100', '333.33333333', '1000', '12.5', '1', '0.1', '0.01', '9.99999999', '1000001', '-5', 'x']),
  };
  return { command: 'mining.lockFunds', argument };
}

/** Shares of what is listed, ended ones too, and of what is not there. */
export function buyShares(draws: Draws, { kernel, at }: Moment): Wish {
  const listed = listedDual(kernel.composition.market, at);
  const product = draws.below(20) === 0 ? 0 : draws.of(listed.slice(0, 18)).id;
  const shares = draws.of(['1', '1', '2', '3', '20', '21', '0', '1.5', 'x']);
  return { command: 'dual.buyDual', argument: { user: draws.of(people), product, shares } };
}
