import { sharesCost } from '../../../../../core/domain/finance/dual-investment.ts';
import { sharesProblem } from '../../../../../core/rules/products/dual-rules.ts';
import { checkLocks, type FindPerson } from '../../people/access/order-gate.ts';
import type { Step } from '../../kernel/domain/domain.ts';
import { Refusal, type Money } from '../../kernel/basics/engine-types.ts';
import { holdingsOf, ownShares, soldShares, type DualBook } from './dual-book.ts';
import { findDual, isOpenDual, priceOf, sharesOfOne, totalShares, type IssuedDual } from './dual-products.ts';

/** Between two purchases of one person. */
const pauseMs = 5000;
/** From the maturity to the payout. */
export const settlingMs = 60_000;

/** A whole number above zero. Throws Refusal. */
export function readShares(text: string): number {
  if (sharesProblem(text, undefined) !== undefined) throw new Refusal('dualSharesWrong');
  return Number.parseInt(text, 10);
}

/** Shares left to buy. */
export const remainingShares = (book: DualBook, product: IssuedDual): number =>
  Math.max(0, totalShares - product.soldBefore - soldShares(book, product.id));

interface Purchase {
  readonly product: IssuedDual;
  readonly shares: number;
  readonly cost: Money;
}

/** Refuses in the order of the protocol. Changes nothing. */
export function readPurchase(
  step: Step<DualBook>,
  findPerson: FindPerson,
  { user, product: id, shares: text }: { user: string; product: number; shares: string },
): Purchase {
  const { slice, market, at } = step;
  checkLocks(findPerson(user), 'dual', at);
  const shares = readShares(text);
  const product = findDual(market, id, at);
  if (product === undefined) throw new Refusal('unknownDual');
  const [last] = holdingsOf(slice, user);
  if (last !== undefined && at - last.createdAt < pauseMs) throw new Refusal('doNotRepeat');
  if (!isOpenDual(product, at)) throw new Refusal('dualEnded');
  const left = remainingShares(slice, product);
  if (shares > left) throw new Refusal('dualSoldOut', { left: String(left) });
  if (ownShares(slice, id, user) + shares > sharesOfOne) throw new Refusal('dualLimit', { limit: String(sharesOfOne) });
  const cost = sharesCost(product.kind, shares, priceOf(market, product.symbol, at));
  if (cost === undefined) throw new Refusal('parameter');
  return { product, shares, cost };
}
