import { betBonus, betCost, betFee, type QuizBet, type QuizRound } from '../../../core/domain/products/quiz.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import { stakeProblem } from '../../../core/rules/products/quiz-rules.ts';
import { readJudgedAmount, type TypedAmount } from '../../shared/request-form/model/typed-amount.ts';

export interface BetPlan {
  /** The stake as typed. */
  readonly stake: TypedAmount;
  /** All undefined until there is a stake that can be paid. */
  readonly fee: Amount | undefined;
  /** What leaves the account, and is lost when the guess is wrong. */
  readonly cost: Amount | undefined;
  /** All that comes back when the guess is right. */
  readonly bonus: Amount | undefined;
}

interface Known {
  readonly available: Amount | undefined;
  readonly languageTag: string;
}

export function betPlan(round: QuizRound, text: string, { available, languageTag }: Known): BetPlan {
  const stake = readJudgedAmount(text, { languageTag, judge: (typed) => stakeProblem(typed, { ...round, available }) });
  const { value } = stake;
  return {
    stake,
    fee: value && betFee(value, round),
    cost: value && betCost(value, round),
    bonus: value && betBonus(value, round),
  };
}

/** Whether a row of the records is the bet that was sent. */
export const isTwinOfBet =
  (sent: Pick<QuizBet, 'roundId' | 'side' | 'stake'>) =>
  (row: QuizBet): boolean =>
    row.roundId === sent.roundId && row.side === sent.side && compare(row.stake, sent.stake) === 0;
