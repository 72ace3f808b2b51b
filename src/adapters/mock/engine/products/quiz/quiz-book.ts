import type { QuizSide } from '../../../../../core/domain/products/quiz.ts';
import type { Rate } from '../../../../../core/money/amount.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';

/** 3 unsettled, 4 guessed right, 5 bonus distributed, 6 missed. */
export type BetStatus = 3 | 4 | 5 | 6;

export type BetRecord = {
  readonly id: number;
  readonly user: string;
  readonly round: string;
  readonly kind: 'daily' | 'instant';
  readonly symbol: string;
  readonly opensAt: number;
  readonly locksAt: number;
  readonly endsAt: number;
  readonly side: QuizSide;
  readonly stake: Money;
  readonly fee: Money;
  readonly bonus: Money;
  readonly odds: Rate;
  readonly feePercent: Rate;
  readonly createdAt: number;
  status: BetStatus;
  /** In price steps; null until the round is decided. */
  endPrice: number | null;
};

/** Oldest first. */
export type QuizBook = { readonly bets: BetRecord[] };

export const emptyQuiz = (): QuizBook => ({ bets: [] });

export const findBet = ({ bets }: QuizBook, id: number): BetRecord | undefined => bets.find((bet) => bet.id === id);

/** Newest first. */
export const betsOf = ({ bets }: QuizBook, user: string): readonly BetRecord[] =>
  bets.filter((bet) => bet.user === user).toReversed();
