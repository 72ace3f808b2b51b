import { readDecimal } from '../../../../../core/money/amount.ts';
import { compare } from '../../../../../core/money/fixed-point.ts';
import { addressProblem } from '../../../../../core/rules/people/payee-rules.ts';
import type { RuleKey } from '../../../../../core/rules/rule-problem.ts';
import { withdrawalAmountProblem } from '../../../../../core/rules/wallets/withdrawal-rules.ts';
import { Refusal, type Money } from '../../kernel/basics/engine-types.ts';
import type { SeedCurrency } from '../../ledger/currencies.ts';
import { networkOf } from '../payees/payees-rules.ts';
import { feeFor, type Terms } from './withdrawal-terms.ts';

/** How long staff of the demo take without a decision. */
export const reviewMs = 3_600_000;
/** The same request is not taken twice within this time. */
export const pauseMs = 3000;

const refusals: Partial<Readonly<Record<RuleKey, string>>> = {
  amountNotPositive: 'amountMustBePositive',
  balanceTooSmall: 'insufficientBalance',
  withdrawalTooSmall: 'withdrawalTooSmall',
  withdrawalOverLimit: 'withdrawalOverLimit',
};

interface Typed {
  readonly amount: string;
  readonly fee: string;
}

/** The sum and its fee, checked like in the form; the sent fee must be the charged one. */
export function readWithdrawal(
  { amount: text, fee: shown }: Typed,
  { terms, available, currency }: { terms: Terms; available: Money; currency: SeedCurrency },
): { readonly amount: Money; readonly fee: Money } {
  const taken = readDecimal<Money>(text);
  const fee = taken === undefined ? terms.fee : feeFor(terms, taken);
  const wrong = withdrawalAmountProblem(text, { available, minimum: terms.minimum, left: terms.left, fee });
  const unit = { currency: currency.name };
  if (wrong !== undefined || taken === undefined)
    throw new Refusal(refusals[wrong?.key ?? 'required'] ?? 'parameter', {
      ...unit,
      min: terms.minimum,
      max: terms.left,
      limit: terms.limitBtc,
    });
  const sent = readDecimal<Money>(shown);
  if (sent === undefined || compare(sent, fee) !== 0) throw new Refusal('feeChanged', { ...unit, fee });
  return { amount: taken, fee };
}

/** The named network, otherwise that of the address. Refuses `parameter`, `addressWrong`. */
export function readPlace(
  { network: named, address }: { network: string; address: string },
  networks: readonly string[],
): { readonly network: string; readonly address: string } {
  const network = named === '' ? networkOf(networks, address) : named;
  if (network === undefined || !networks.includes(network)) throw new Refusal('parameter');
  if (addressProblem(network, address) !== undefined) throw new Refusal('addressWrong', { network });
  return { network, address: address.trim() };
}
