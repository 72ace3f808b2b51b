import { emailProblem } from '../people/account-rules.ts';
import { decimal, readDecimal, type Amount } from '../../money/amount.ts';
import { compare } from '../../money/fixed-point.ts';
import { movedAmountProblem } from '../moved-amount.ts';
import { problem, type RuleProblem } from '../rule-problem.ts';

const uidLike = /^\d{1,20}$/;

/** By which staff reach a borrower: a UID or an e-mail address. */
export function loanContactProblem(typed: string): RuleProblem | undefined {
  const text = typed.trim();
  if (text === '') return problem('required');
  return uidLike.test(text) || emailProblem(text) === undefined ? undefined : problem('contactInvalid');
}

/** A repayment: something, and no more than is due, where that is known. */
export function repaymentProblem(text: string, due: Amount | undefined): RuleProblem | undefined {
  const wrong = movedAmountProblem(text, undefined);
  if (wrong !== undefined || due === undefined) return wrong;
  const value = readDecimal<Amount>(text) ?? decimal<Amount>('0');
  return compare(value, due) > 0 ? { key: 'amountAbove', params: { max: due } } : undefined;
}
