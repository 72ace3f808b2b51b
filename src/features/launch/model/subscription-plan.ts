import {
  affordableTokens,
  phaseAt,
  subscriptionCost,
  tokensLeft,
  type Launch,
  type LaunchDetail,
  type Subscription,
} from '../../../core/domain/products/launch.ts';
import type { Amount, Quantity } from '../../../core/money/amount.ts';
import { amountOf, compare, isPositive, quantityOf, smaller } from '../../../core/money/fixed-point.ts';
import { subscriptionProblem } from '../../../core/rules/products/subscription-rules.ts';
import { readJudgedAmount, type TypedAmount } from '../../shared/request-form/model/typed-amount.ts';

export interface SubscriptionPlan {
  /** Tokens as typed. */
  readonly tokens: TypedAmount;
  /** Their cost; undefined without a valid number. */
  readonly payment: Amount | undefined;
  /** Most tokens that are left and can be paid; undefined while the balance is not known, or too small. */
  readonly most: Quantity | undefined;
}

interface Known {
  /** In the currency of the payment; undefined while unknown. */
  readonly available: Amount | undefined;
  readonly languageTag: string;
}

export function subscriptionPlan(
  launch: LaunchDetail,
  text: string,
  { available, languageTag }: Known,
): SubscriptionPlan {
  const { price, minimum } = launch;
  const left = tokensLeft(launch);
  const judge = (typed: string) => subscriptionProblem(typed, { price, minimum, left, available });
  const tokens = readJudgedAmount(text, { languageTag, judge });
  const affordable = available === undefined ? undefined : affordableTokens(available, price);
  const most = affordable === undefined || left === undefined ? affordable : smaller(affordable, left);
  return {
    tokens,
    payment: tokens.value === undefined ? undefined : subscriptionCost(price, quantityOf(tokens.value)),
    most: most !== undefined && isPositive(most) ? most : undefined,
  };
}

/** Why nothing can be ordered now; undefined when something can. */
export type ClosedReason = 'warmUp' | 'ended' | 'soldOut';
export function closedReason(launch: Launch, now: number): ClosedReason | undefined {
  const phase = phaseAt(launch, now);
  if (phase !== 'inProgress') return phase;
  const left = tokensLeft(launch);
  return left === undefined || isPositive(left) ? undefined : 'soldOut';
}

/** Whether a row of the records is the order that was sent. */
export const isTwinOfSubscription =
  (sent: { readonly tokenName: string; readonly tokens: Quantity }) =>
  (row: Subscription): boolean =>
    row.tokenName === sent.tokenName && compare(amountOf(row.tokens), amountOf(sent.tokens)) === 0;
