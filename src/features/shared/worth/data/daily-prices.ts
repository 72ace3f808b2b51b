import { useQueries } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { Candle } from '../../../../core/domain/market/candle.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { useSavesData } from '../../../../core/preferences/use-preferences.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { ServerClock } from '../../../../core/time/clock.ts';
import { inTurn } from '../../quotes/data/in-turn.ts';

const period = '1day';
const monthMs = 31 * 86_400_000;
const hourMs = 3_600_000;

export interface DailyPrices {
  /** The daily candles of the last month by pair; undefined until all are known. */
  readonly prices: ReadonlyMap<string, readonly Candle[]> | undefined;
  /** They are not awaited: one could not be read, or data is saved. */
  readonly isGivenUp: boolean;
}

/** The last month of several pairs, for a small picture. */
export function useDailyPrices(symbols: readonly string[]): DailyPrices {
  const market = usePort(MarketPort);
  const clock = usePort(ServerClock);
  const enabled = !useSavesData();
  const answers = useQueries({
    queries: symbols.map((symbol) => ({
      queryKey: rootKey(MarketPort, 'candles', { symbol, period, use: 'month shape' }),
      queryFn: (): Promise<readonly Candle[]> =>
        inTurn(() => {
          const to = clock.now();
          return market.candles({ symbol, period, from: to - monthMs, to });
        }),
      staleTime: hourMs,
      retry: false,
      enabled,
    })),
  });
  const known = answers.flatMap(({ data }, index) =>
    data === undefined ? [] : [[symbols[index] ?? '', data] as const],
  );
  return {
    prices: known.length === symbols.length ? new Map(known) : undefined,
    isGivenUp: !enabled || answers.some(({ isError }) => isError),
  };
}
