import { subscriptionCost, tokensLeft } from '../../../../../core/domain/products/launch.ts';
import { readDecimal, type Quantity } from '../../../../../core/money/amount.ts';
import { amountOf, compare } from '../../../../../core/money/fixed-point.ts';
import { subscriptionProblem } from '../../../../../core/rules/products/subscription-rules.ts';
import type { Person } from '../../people/access/access-book.ts';
import { checkLocks } from '../../people/access/order-gate.ts';
import { Refusal, type LedgerOwner, type Money } from '../../kernel/basics/engine-types.ts';
import type { WorldRules } from '../../kernel/basics/world-rules.ts';
import type { Transfer } from '../../kernel/domain/ledger.ts';
import { billKinds } from '../../ledger/bill-kinds.ts';
import { phaseOf, type LaunchRecord, type SubscriptionRecord } from './launch-book.ts';
import { saleCurrency } from './launch-catalog.ts';

/** This protocol has no identity gate here, but nothing leaves a locked or frozen account. Throws Refusal. */
export function checkSubscriber(person: Person, at: number): void {
  checkLocks(person, 'launch', at);
}

/** The wanted quantity and its cost; refuses in the order of the protocol. */
export function readSubscription(
  text: string,
  launch: LaunchRecord,
  { at, available }: { readonly at: number; readonly available: Money },
): { readonly tokens: Quantity; readonly paid: Money } {
  const tokens = readDecimal<Quantity>(text);
  const left = tokensLeft(launch);
  const wrong = subscriptionProblem(text, { ...launch, left, available });
  const [isBelow, isAbove] = [wrong?.key === 'amountBelow', wrong?.key === 'amountAbove'];
  const isPoor = wrong?.key === 'balanceTooSmall';
  if (tokens === undefined || (wrong !== undefined && !isBelow && !isAbove && !isPoor)) throw new Refusal('parameter');
  const phase = phaseOf(launch, at);
  if (phase !== 'inProgress') throw new Refusal(phase === 'ended' ? 'saleEnded' : 'saleNotStarted');
  if (isAbove || compare(tokens, left) > 0) throw new Refusal('soldOut', { left, currency: launch.token });
  if (isBelow) throw new Refusal('tokensBelowMinimum', { min: launch.minimum, currency: launch.token });
  if (isPoor) throw new Refusal('insufficientBalance');
  return { tokens, paid: subscriptionCost(launch.price, tokens) };
}

export type LaunchAccount = NonNullable<WorldRules['projects']>['account'] | 'change';

export const launchWallet = (user: string, wallet: LaunchAccount): LedgerOwner => ({
  user,
  account: 'live',
  wallet,
  locked: false,
});
const issuer: LedgerOwner = { house: 'issuer' };
const kind = billKinds.subscription;

/** The price of all tokens, at once. */
export const paymentOf = (
  { user, paid }: Pick<SubscriptionRecord, 'user' | 'paid'>,
  account: LaunchAccount,
): Transfer => ({
  from: launchWallet(user, account),
  to: issuer,
  currency: saleCurrency,
  amount: paid,
  kind,
});

/** Exactly the tokens that were paid, when the sale has ended. */
export const deliveryOf = (
  { user, tokens }: SubscriptionRecord,
  { token }: LaunchRecord,
  account: LaunchAccount,
): Transfer => ({
  from: issuer,
  to: launchWallet(user, account),
  currency: token,
  amount: amountOf(tokens),
  kind,
});
