import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import type { Depth } from '../../../../core/domain/market/depth.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { framesApart } from '../../../../core/realtime/pace.ts';
import { StreamFamily } from '../../../../core/realtime/shared-subscription.ts';
import { useStream, useStreamPart } from '../../../../core/realtime/use-stream.ts';

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

/** A pair's stream where the operator offers books at all. */
function useDepthQuery(symbol: string | undefined): { symbol: string } | undefined {
  const { capabilities } = useRuntimeConfig();
  return symbol === undefined || !capabilities.depth ? undefined : { symbol };
}

/** The order book of a pair as the server pushes it; undefined without one. Never made up. */
export function useDepth(symbol: string | undefined): Depth | undefined {
  return useStream(depthStreams, usePort(MarketPort), useDepthQuery(symbol));
}

/** The book of a pair, or the last one that was seen, however old: to show, never to order by. */
export function useShownDepth(symbol: string): Depth | undefined {
  const market = usePort(MarketPort);
  return useDepth(symbol) ?? lastBooks.get(market)?.get(symbol);
}

/** Whether a book of a pair may come: where the operator offers none, none is waited for. */
export const useOffersDepth = (): boolean => useRuntimeConfig().capabilities.depth;

/** Whether there is a book, for components that reserve space without reading it. */
export function useHasDepth(symbol: string): boolean {
  const market = usePort(MarketPort);
  const query = useDepthQuery(symbol);
  const isThere = (depth: Depth | undefined): boolean => depth !== undefined;
  const hasOne = useStreamPart({ streams: depthStreams, owner: market, query, partOf: isThere });
  return hasOne || lastBooks.get(market)?.has(symbol) === true;
}
