import { usePort } from '../../../core/di/use-port.ts';
import { QuizPort } from '../../../core/ports/quiz-port.ts';
import { useToldPages } from '../../../core/query/use-told-pages.ts';

/** Pages of every bet, of any length, for whoever wants them all. Fails like the port. */
export function useReadBets() {
  const port = usePort(QuizPort);
  return useToldPages((page, limit) => port.bets({ page, limit }));
}
