import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import type { PublicTrade } from '../../../../core/domain/market/depth.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { StreamFamily } from '../../../../core/realtime/shared-subscription.ts';
import { useStream } from '../../../../core/realtime/use-stream.ts';

const kept = 40;

/** Newest first, each trade once, at most forty. */
export function joinTrades(
  previous: readonly PublicTrade[] | undefined,
  next: readonly PublicTrade[],
): readonly PublicTrade[] {
  const byId = new Map([...(previous ?? []), ...next].map((trade) => [trade.id, trade]));
  return [...byId.values()].toSorted((left, right) => right.time - left.time).slice(0, kept);
}

const tradeStreams = new StreamFamily<MarketPort, { symbol: string }, readonly PublicTrade[]>((market, query) => ({
  open: (emit) => market.watchTrades(query, (trades) => emit(joinTrades(undefined, trades))),
  merge: joinTrades,
}));

/** What was traded lately by anybody; undefined until the server has pushed some. */
export function useTrades(symbol: string | undefined): readonly PublicTrade[] | undefined {
  const market = usePort(MarketPort);
  const { capabilities } = useRuntimeConfig();
  return useStream(tradeStreams, market, symbol === undefined || !capabilities.trades ? undefined : { symbol });
}
