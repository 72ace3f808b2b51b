import { useMemo, useSyncExternalStore } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import type { CandlePeriod } from '../../../../core/domain/market/candle.ts';
import { Clock, ServerClock } from '../../../../core/time/clock.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { RealtimeTransport } from '../../../../core/platform/realtime-transport.ts';
import { apart } from '../../../../core/realtime/pace.ts';
import { CandleFeed, type CandleFeedState } from './candle-feed.ts';
import { chartGapMs } from './candle-series.ts';

export interface Candles extends CandleFeedState {
  retry(): void;
}

/** The candles of a pair, the running one kept up to date, changing once in `chartGapMs` at most. */
export function useCandles(symbol: string, period: CandlePeriod): Candles {
  const market = usePort(MarketPort);
  const realtime = usePort(RealtimeTransport);
  const clock = usePort(Clock);
  const serverClock = usePort(ServerClock);
  const feed = useMemo(
    () => new CandleFeed({ market, realtime, clock, serverClock, pace: apart(chartGapMs) }, { symbol, period }),
    [market, realtime, clock, serverClock, symbol, period],
  );
  const state = useSyncExternalStore(feed.subscribe, feed.state);
  return { ...state, retry: feed.retry };
}
