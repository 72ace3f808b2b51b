import type { QuizPort } from '../../../core/ports/quiz-port.ts';
import { betFields, betsFields, readBets, readRounds } from './quiz-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const quizOver = ({ call }: Wire): QuizPort => ({
  quizRounds: async () => readRounds(await call('quizRounds')),
  placeBet: async (bet) => {
    await call('placeBet', betFields(bet));
  },
  bets: async (query) => readBets(await call('bets', betsFields(query)), query),
});
