import { decimal, readDecimal, type Amount } from '../money/amount.ts';
import { compare } from '../money/fixed-point.ts';
import { movedAmountProblem } from './moved-amount.ts';
import type { RuleProblem } from './rule-problem.ts';

const valueOf = (text: string): Amount => readDecimal<Amount>(text) ?? decimal<Amount>('0');

/** What is added to the highest bid: no less than the auction's own step. */
export function bidRaiseProblem(text: string, least: Amount): RuleProblem | undefined {
  const wrong = movedAmountProblem(text, undefined);
  if (wrong !== undefined) return wrong;
  return compare(valueOf(text), least) < 0 ? { key: 'amountBelow', params: { min: least } } : undefined;
}

/** A bid in full: no less than the lowest one that counts. */
export const bidProblem = (text: string, lowest: Amount): RuleProblem | undefined => bidRaiseProblem(text, lowest);

/** The price, or the step, of a work that is put on sale. */
export const resalePriceProblem = (text: string): RuleProblem | undefined => movedAmountProblem(text, undefined);
