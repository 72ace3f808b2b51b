import { useMemo } from 'react';
import { quizSides, type QuizBet } from '../../../core/domain/products/quiz.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { decimal, oneOf, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useReadAvailable } from '../../shared/wallets/data/read-available.ts';
import { useBets, usePlaceBet, useQuizRounds, useReadLatestBets, type SentBet } from '../data/quiz.ts';
import { isTwinOfBet } from '../model/bet-plan.ts';

const book = new RequestBook<SentBet, QuizBet>('bet');
const codec = wishOf<SentBet>({ roundId: words, side: oneOf(quizSides), stake: decimal(), odds: decimal() });

export interface BetRequest extends SentOnce<SentBet, QuizBet> {
  /** The person's bets as they were last read. */
  readonly bets: readonly QuizBet[] | undefined;
}

/** Sends a bet once; without an answer, the person's bets show whether it arrived. */
export function useBetRequest(isSignedIn: boolean): BetRequest {
  const { rows: bets } = useBets(isSignedIn);
  const send = usePlaceBet();
  const readRows = useReadLatestBets();
  const readAvailable = useReadAvailable();
  const { data: rounds } = useQuizRounds();
  const way = useMemo<Way<SentBet, QuizBet>>(
    () => ({
      ...codec,
      effect: 'new-row',
      send,
      readRows,
      readAvailable: async ({ roundId }) => {
        const round = rounds?.find(({ id }) => id === roundId);
        return round && readAvailable({ currencyId: round.currencyId, account: 'spot' });
      },
      isTwin: (row, bet) => isTwinOfBet(bet)(row),
      nameOf: ({ roundId, side, stake }) => [roundId, side, stake].join('.'),
    }),
    [send, readRows, readAvailable, rounds],
  );
  return { ...useMoneyRequest(book, way), bets };
}
