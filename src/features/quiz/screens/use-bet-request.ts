import { useCallback } from 'react';
import type { Rows } from '../../../core/domain/page.ts';
import type { QuizBet } from '../../../core/domain/quiz.ts';
import { useBets, usePlaceBet, useReadLatestBets, type SentBet } from '../../shared/quiz/data/quiz.ts';
import { traceIn } from '../../shared/requests/model/one-request.ts';
import { useOneRequest, type OneRequest } from '../../shared/requests/screens/use-one-request.ts';
import { isTwinOfBet } from '../model/bet-plan.ts';

export interface SentOnce {
  readonly bet: SentBet;
  readonly before: Rows<QuizBet> | undefined;
}

export interface BetRequest extends OneRequest<SentOnce> {
  readonly before: SentOnce['before'];
}

/** Sends a bet once; where no answer comes, the person's bets say whether it arrived. */
export function useBetRequest(isSignedIn: boolean): BetRequest {
  const { rows } = useBets(isSignedIn);
  const placeBet = usePlaceBet();
  const readLatest = useReadLatestBets();
  const send = useCallback(({ bet }: SentOnce) => placeBet(bet), [placeBet]);
  const trace = useCallback(
    async ({ bet, before }: SentOnce) => traceIn({ before, after: await readLatest() }, isTwinOfBet(bet)),
    [readLatest],
  );
  return { ...useOneRequest({ send, trace }), before: rows };
}
