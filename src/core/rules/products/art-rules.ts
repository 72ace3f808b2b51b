import { decimal, readDecimal, type Amount } from '../../money/amount.ts';
import { add, compare, isZero } from '../../money/fixed-point.ts';
import { movedAmountProblem } from '../moved-amount.ts';
import type { RuleProblem } from '../rule-problem.ts';

const valueOf = (text: string): Amount => readDecimal<Amount>(text) ?? decimal<Amount>('0');

/** The raise on top of the highest bid: at least the auction's own step. */
export function bidRaiseProblem(text: string, least: Amount): RuleProblem | undefined {
  const wrong = movedAmountProblem(text, undefined);
  if (wrong !== undefined) return wrong;
  return compare(valueOf(text), least) < 0 ? { key: 'amountBelow', params: { min: least } } : undefined;
}

/** A bid in full: no less than the lowest one that counts. */
export const bidProblem = (text: string, lowest: Amount): RuleProblem | undefined => bidRaiseProblem(text, lowest);

/** Every deposit is in this currency, for any currency of sale. */
export const depositCurrency = 'USDT';

export interface BidCommitment {
  readonly bid: Amount;
  readonly currency: string;
  /** Taken with the bid: zero if taken before, undefined if the server does not say. */
  readonly deposit: Amount | undefined;
}

export interface BidShortage {
  readonly of: 'bid' | 'deposit' | 'both';
  /** The required balance. */
  readonly needed: Amount;
}

/**
 * The missing money for a bid: the balance must cover all of it, also after the deposit was taken from it. An unknown
 * balance is undefined, and the server decides.
 */
export function bidShortage(
  { bid, currency, deposit }: BidCommitment,
  free: (currency: string) => Amount | undefined,
): BidShortage | undefined {
  const isBelow = (of: string, needed: Amount): boolean => {
    const there = free(of);
    return there !== undefined && compare(there, needed) < 0;
  };
  if (isBelow(currency, bid)) return { of: 'bid', needed: bid };
  if (deposit === undefined || isZero(deposit)) return undefined;
  const both = add(bid, deposit);
  if (currency === depositCurrency) return isBelow(currency, both) ? { of: 'both', needed: both } : undefined;
  return isBelow(depositCurrency, deposit) ? { of: 'deposit', needed: deposit } : undefined;
}

/** The price, or the step, of a work that is put on sale. */
export const resalePriceProblem = (text: string): RuleProblem | undefined => movedAmountProblem(text, undefined);
