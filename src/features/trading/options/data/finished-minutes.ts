import { useQuery } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { Candle } from '../../../../core/domain/market/candle.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { ServerClock } from '../../../../core/time/clock.ts';

const minuteMs = 60_000;
const minutes = 21;

/** The last finished minutes of a pair, ascending; none before they have been read. They are extra: a failure is silent. */
export function useFinishedMinutes(symbol: string): readonly Candle[] {
  const market = usePort(MarketPort);
  const clock = usePort(ServerClock);
  const { data } = useQuery({
    queryKey: rootKey(MarketPort, 'candles', { symbol, kind: 'finished-minutes' }),
    queryFn: () => {
      const now = clock.now();
      return market.candles({ symbol, period: '1min', from: now - minutes * minuteMs, to: now });
    },
    staleTime: minuteMs,
    refetchInterval: minuteMs,
  });
  return data?.slice(0, -1) ?? [];
}
