import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../core/di/use-port.ts';
import type { Depth } from '../../../core/domain/depth.ts';
import { MarketPort } from '../../../core/ports/market-port.ts';
import { framesApart } from '../../../core/realtime/pace.ts';
import { StreamFamily } from '../../../core/realtime/shared-subscription.ts';
import { useStream } from '../../../core/realtime/use-stream.ts';

/** A little less than the tenth of a second at which books are sent at most: each is painted with the price it came with. */
const leastGapMs = 80;

const depthStreams = new StreamFamily<MarketPort, { symbol: string }, Depth>((market, query) => ({
  open: (emit) =>
    market.watchDepth(query, (depth) => {
      lastBooksOf(market).set(query.symbol, depth);
      emit(depth);
    }),
  pace: framesApart(leastGapMs),
}));

/** Outlive the subscription: without a connection an old book is worth more than none, to look at. */
const lastBooks = new WeakMap<MarketPort, Map<string, Depth>>();

function lastBooksOf(market: MarketPort): Map<string, Depth> {
  const books = lastBooks.get(market) ?? new Map<string, Depth>();
  lastBooks.set(market, books);
  return books;
}

/** The order book of a pair as the server pushes it; undefined where none arrives or the operator offers none. Never made up. */
export function useDepth(symbol: string | undefined): Depth | undefined {
  const market = usePort(MarketPort);
  const { capabilities } = useRuntimeConfig();
  return useStream(depthStreams, market, symbol === undefined || !capabilities.depth ? undefined : { symbol });
}

/** The last book of a pair that was seen, however old: to show, never to order by. */
export function useLastDepth(symbol: string): Depth | undefined {
  const market = usePort(MarketPort);
  return lastBooks.get(market)?.get(symbol);
}
