import { createToken } from '../di/token.ts';
import type { Page, Rows } from '../domain/page.ts';
import type { QuizBet, QuizRound, QuizSide } from '../domain/products/quiz.ts';
import type { Amount, Rate } from '../money/amount.ts';

export interface NewBet {
  readonly roundId: string;
  readonly side: QuizSide;
  readonly stake: Amount;
  /** As shown to the person: other odds refuse the bet. */
  readonly odds: Rate;
}

/**
 * Guesses of prices: an extension of the protocol, for servers with the capability `quiz`. Fails: server, offline,
 * no-answer, bad-status, unexpected-shape.
 */
export interface QuizPort {
  /** Open to visitors: running rounds, coming ones, and the latest ended ones. @wire GET /guess/rounds */
  quizRounds(): Promise<Rows<QuizRound>>;
  /** Takes stake and fee from the spot account. Also fails with session-expired, verification-required. @wire POST /guess/bet */
  placeBet(bet: NewBet): Promise<void>;
  /** The person's own, newest first. `page` from 1. Also fails with session-expired. @wire GET /guess/bets */
  bets(query: { page: number; limit: number }): Promise<Page<QuizBet>>;
}
export const QuizPort = createToken<QuizPort>('QuizPort');
