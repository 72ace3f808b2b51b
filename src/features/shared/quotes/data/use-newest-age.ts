import { usePort } from '../../../../core/di/use-port.ts';
import { Clock } from '../../../../core/time/clock.ts';
import { useQuoteBoard } from './use-quote-board.ts';

/** How old the newest price of all is while this is drawn, ms; undefined without any. */
export function useNewestAge(): number | undefined {
  const clock = usePort(Clock);
  const newest = useQuoteBoard().newestAt();
  return newest === undefined ? undefined : clock.now() - newest;
}
