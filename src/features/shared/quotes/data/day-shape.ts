import { queryOptions, useQuery } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { Candle } from '../../../../core/domain/market/candle.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { forDrawing } from '../../../../core/money/fixed-point.ts';
import { useSavesData } from '../../../../core/preferences/use-preferences.ts';
import { ServerClock } from '../../../../core/time/clock.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { inTurn } from './in-turn.ts';

const dayMs = 86_400_000;
const fiveMinutesMs = 300_000;
const period = '60min';

const dayShapeQuery = (market: MarketPort, clock: ServerClock, symbol: string) =>
  queryOptions<readonly Candle[], AppError, readonly number[]>({
    queryKey: rootKey(MarketPort, 'candles', { symbol, period, use: 'day shape' }),
    queryFn: () =>
      inTurn(() => {
        const to = clock.now();
        return market.candles({ symbol, period, from: to - dayMs, to });
      }),
    select: (candles) => candles.map((candle) => forDrawing(candle.close)),
    staleTime: fiveMinutesMs,
    retry: false,
  });

/** The line of a day, as far as it is known. */
export interface DayShape {
  /** Hourly closing prices of the last 24 hours; empty while unknown and where there are none. */
  readonly closes: readonly number[];
  /** They could not be read. */
  readonly hasFailed: boolean;
}

const nothing: readonly number[] = [];

/**
 * The last 24 hours of a pair, for a small picture; empty also where data is saved, unless it was read before. `isLarge`: the
 * one of a page, which is read all the same.
 */
export function useDayShape(symbol: string, isLarge = false): DayShape {
  const market = usePort(MarketPort);
  const clock = usePort(ServerClock);
  const enabled = !useSavesData() || isLarge;
  const { data, isError } = useQuery({ ...dayShapeQuery(market, clock, symbol), enabled });
  return { closes: data ?? nothing, hasFailed: isError && data === undefined };
}
