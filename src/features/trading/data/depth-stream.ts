import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../core/di/use-port.ts';
import type { Depth } from '../../../core/domain/depth.ts';
import { MarketPort } from '../../../core/ports/market-port.ts';
import { framesApart } from '../../../core/realtime/pace.ts';
import { StreamFamily } from '../../../core/realtime/shared-subscription.ts';
import { useStream } from '../../../core/realtime/use-stream.ts';

/** A little less than the quarter of a second at which books are sent: each is painted with the price it came with. */
const leastGapMs = 180;

const depthStreams = new StreamFamily<MarketPort, { symbol: string }, Depth>((market, query) => ({
  open: (emit) => market.watchDepth(query, emit),
  pace: framesApart(leastGapMs),
}));

/** The order book of a pair as the server pushes it; undefined where none arrives or the operator offers none. Never made up. */
export function useDepth(symbol: string | undefined): Depth | undefined {
  const market = usePort(MarketPort);
  const { capabilities } = useRuntimeConfig();
  return useStream(depthStreams, market, symbol === undefined || !capabilities.depth ? undefined : { symbol });
}
