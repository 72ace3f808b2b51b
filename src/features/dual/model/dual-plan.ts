import {
  breakEven,
  dualMoney,
  dualOutcomes,
  payCurrency,
  sharesCost,
  type DualHolding,
  type DualPayout,
  type DualProduct,
  type DualState,
  type DualTerms,
} from '../../../core/domain/finance/dual-investment.ts';
import type { Amount, Price } from '../../../core/money/amount.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import { sharesProblem } from '../../../core/rules/products/dual-rules.ts';
import { problem, type RuleProblem } from '../../../core/rules/rule-problem.ts';

const dayMs = 86_400_000;

/**
 * The end as a moment: from server or configuration, otherwise midnight of its date in UTC, which may be some hours
 * off.
 */
export const endOf = ({ endsAtMs, endsOn }: Pick<DualProduct, 'endsAtMs' | 'endsOn'>): number | undefined => {
  const read = endsAtMs ?? Date.parse(`${endsOn.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(read) ? undefined : read;
};

/** Days from now to the maturity, of which any part is one; undefined where the end is not known. */
export function daysUntilEnd(product: DualProduct, now: number): number | undefined {
  const end = endOf(product);
  return end === undefined ? undefined : Math.max(0, Math.ceil((end - now) / dayMs));
}

export interface DualPlan {
  /** Undefined for what is no number of shares. */
  readonly shares: number | undefined;
  readonly problem: RuleProblem | undefined;
  /** Of a put at the current price, which may have changed when the purchase arrives. */
  readonly cost: Amount | undefined;
  readonly payCurrency: string;
  readonly days: number | undefined;
  readonly outcomes: { readonly below: DualPayout; readonly otherwise: DualPayout } | undefined;
  readonly breakEven: Price | undefined;
}

interface Around {
  readonly coinPrice: Price | undefined;
  readonly available: Amount | undefined;
  readonly now: number;
}

/** The most that can be bought at once. */
const mostShares = ({ remaining, limit }: DualProduct): number =>
  limit === undefined ? remaining : Math.min(remaining, limit);

/** The cost of these shares and both possible outcomes; for one share while the field is empty. */
export function dualPlan(text: string, product: DualProduct, { coinPrice, available, now }: Around): DualPlan {
  const wrong = sharesProblem(text.trim(), mostShares(product));
  const shares = wrong === undefined ? Number.parseInt(text, 10) : undefined;
  const cost = sharesCost(product.kind, shares ?? 1, coinPrice);
  const isTooMuch =
    shares !== undefined && cost !== undefined && available !== undefined && compare(cost, available) > 0;
  const days = daysUntilEnd(product, now);
  const terms: DualTerms | undefined =
    cost === undefined || days === undefined ? undefined : { ...product, paid: cost, days };
  return {
    shares,
    problem: wrong ?? (isTooMuch ? problem('balanceTooSmall') : undefined),
    cost,
    payCurrency: payCurrency(product),
    days,
    outcomes: terms === undefined ? undefined : dualOutcomes(terms),
    breakEven: terms === undefined ? undefined : breakEven(terms),
  };
}

/** One more or one less, within the possible shares. */
export function steppedShares(text: string, direction: 1 | -1, product: DualProduct): string {
  const present = sharesProblem(text.trim(), undefined) === undefined ? Number.parseInt(text, 10) : 0;
  return String(Math.min(Math.max(1, present + direction), Math.max(1, mostShares(product))));
}

/** On which side of the reference the price is right now; undefined without a price. */
export const sideNow = (referencePrice: Price, coinPrice: Price | undefined): 'below' | 'otherwise' | undefined => {
  if (coinPrice === undefined) return undefined;
  return compare(coinPrice, referencePrice) < 0 ? 'below' : 'otherwise';
};

/** The currency of the payout: for a failed purchase that of the payment; undefined without the deciding price. */
export function receivedCurrency(holding: DualHolding): string | undefined {
  if (holding.state === 'failed') return payCurrency(holding);
  const side = sideNow(holding.referencePrice, holding.settlementPrice);
  return side === undefined ? undefined : side === 'below' ? holding.coin : dualMoney;
}

/** Whose end has come is being settled, also where the server has no number for it. */
export function stateNow(holding: DualHolding, now: number): DualState {
  const end = endOf(holding);
  return holding.state === 'purchased' && end !== undefined && end <= now ? 'settling' : holding.state;
}

/** The phase of a product: on sale, closed and waiting for its maturity, or over. */
export function standingOf(product: DualProduct, now: number): 'open' | 'closed' | 'ended' {
  const end = endOf(product);
  const isOver = end !== undefined && end <= now;
  if (product.settlementPrice !== undefined || isOver) return 'ended';
  return product.isOpen ? 'open' : 'closed';
}

/** A row that this request may have made. */
export const isTwinOfPurchase =
  ({ productId, shares }: { readonly productId: string; readonly shares: number }) =>
  (holding: DualHolding): boolean =>
    holding.productId === productId && holding.shares === shares;

/** A purchase that was made, and the holdings that were there before it. */
export interface BoughtBy {
  readonly wish: { readonly productId: string; readonly shares: number };
  readonly before: { readonly ids: readonly string[] | undefined };
}

/** The holding that a purchase has made; undefined where the earlier ones are not known, and until it is listed. */
export const boughtBy = ({ wish, before: { ids } }: BoughtBy, rows: readonly DualHolding[]): DualHolding | undefined =>
  ids === undefined ? undefined : rows.findLast((row) => !ids.includes(row.id) && isTwinOfPurchase(wish)(row));
