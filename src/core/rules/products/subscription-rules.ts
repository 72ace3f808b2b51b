import { subscriptionCost } from '../../domain/products/launch.ts';
import { readDecimal, type Amount, type Price, type Quantity } from '../../money/amount.ts';
import { compare, isZero } from '../../money/fixed-point.ts';
import { movedAmountProblem } from '../moved-amount.ts';
import { problem, type RuleProblem } from '../rule-problem.ts';

export interface SubscriptionBounds {
  readonly price: Price;
  /** Fewest tokens; undefined for no bound. */
  readonly minimum: Quantity | undefined;
  /** Tokens that are left; undefined while it is not known, so that the server decides. */
  readonly left: Quantity | undefined;
  /** The available balance; undefined while unknown, so that the server decides. */
  readonly available: Amount | undefined;
}

/** Tokens of a subscription: in the precision of balances, within the offer, and covered by the balance. */
export function subscriptionProblem(text: string, bounds: SubscriptionBounds): RuleProblem | undefined {
  const wrong = movedAmountProblem(text, undefined);
  const tokens = readDecimal<Quantity>(text);
  if (wrong !== undefined || tokens === undefined) return wrong ?? problem('amountInvalid');
  const { price, minimum, left, available } = bounds;
  if (minimum !== undefined && compare(tokens, minimum) < 0) return { key: 'amountBelow', params: { min: minimum } };
  if (left !== undefined && compare(tokens, left) > 0) return { key: 'amountAbove', params: { max: left } };
  const payment = subscriptionCost(price, tokens);
  if (isZero(payment)) return problem('amountNotPositive');
  return available !== undefined && compare(payment, available) > 0 ? problem('balanceTooSmall') : undefined;
}
