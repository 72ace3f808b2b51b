import { usePort } from '../../../../core/di/use-port.ts';
import { Clock } from '../../../../core/time/clock.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { RealtimeTransport } from '../../../../core/platform/realtime-transport.ts';
import { quoteBoardOf, type QuoteBoard } from './quote-board.ts';

/** The board of all prices. Screens want `useQuote`; lists that write many cells a frame subscribe here. */
export function useQuoteBoard(): QuoteBoard {
  const market = usePort(MarketPort);
  const realtime = usePort(RealtimeTransport);
  const clock = usePort(Clock);
  return quoteBoardOf({ market, realtime, clock });
}
