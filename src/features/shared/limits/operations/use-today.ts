import { lackingAs, type Lacking } from '../../../../core/domain/page.ts';
import { dayAt, dayEndsAt } from '../../../../core/i18n/server-day.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { recordsMax, useDaysOptions, useDaysPositions, type Day } from '../data/days-records.ts';
import { useReadTimes } from '../../../../core/time/read-times.ts';
import { dayOf, lostOf, ofOption, ofPosition, type CurrencyDay } from '../model/day-result.ts';
import type { LostToday } from '../model/own-limits.ts';
import { useUsdtPrices } from './use-usdt-prices.ts';
import { useServerZone } from '../../server/data/use-server-zone.ts';

export interface Today {
  /** Undefined while the server's time or zone is not known. */
  readonly dayEnds: number | undefined;
  readonly options: readonly CurrencyDay[] | undefined;
  readonly positions: readonly CurrencyDay[] | undefined;
  /** Unreadable records, which are in no sum. */
  readonly lacking: Lacking;
  /** False if there are more records than are read. */
  readonly isWhole: boolean;
  /** At most this many are read, the newest ones. */
  readonly recordsMax: number;
  readonly error: AppError | null;
  /** For the limit of a day's loss, from the records that were read; undefined while unknown. */
  readonly lost: LostToday | undefined;
  retry(): void;
}

/** Today's results of options and positions, by the server's time. Disabled unless `isWanted`. */
export function useToday(isWanted: boolean): Today {
  const zone = useServerZone();
  const now = useReadTimes().server();
  const day: Day | undefined = zone === undefined || now === undefined ? undefined : { date: dayAt(now, zone), zone };
  const asked = isWanted ? day : undefined;
  const options = useDaysOptions(asked);
  const positions = useDaysPositions(asked);
  const priceOf = useUsdtPrices(isWanted);
  const ofOptions = options.data === undefined ? undefined : dayOf(options.data.orders.map(ofOption));
  const ofPositions = positions.data === undefined ? undefined : dayOf(positions.data.orders.map(ofPosition));
  const dayEnds = zone === undefined || now === undefined ? undefined : dayEndsAt(now, zone);
  const lost =
    ofOptions === undefined || ofPositions === undefined ? undefined : lostOf([...ofOptions, ...ofPositions], priceOf);
  return {
    dayEnds,
    options: ofOptions,
    positions: ofPositions,
    lacking: lackingAs([], options.data?.orders ?? {}, positions.data?.orders ?? {}),
    isWhole: options.data?.isWhole !== false && positions.data?.isWhole !== false,
    recordsMax,
    error: options.error ?? positions.error,
    lost: lost === undefined || dayEnds === undefined ? undefined : { lost, dayEnds },
    retry: () => {
      void options.refetch();
      void positions.refetch();
    },
  };
}
