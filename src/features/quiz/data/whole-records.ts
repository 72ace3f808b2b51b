import { usePort } from '../../../core/di/use-port.ts';
import { QuizPort } from '../../../core/ports/quiz-port.ts';
import { useToldPages } from '../../../core/query/use-told-pages.ts';

/** Every page of bets, for exports. Fails like the port. */
export function useReadBets() {
  const port = usePort(QuizPort);
  return useToldPages((page, limit) => port.bets({ page, limit }));
}
