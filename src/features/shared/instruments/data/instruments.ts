import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { offeredInstrument } from '../../../../core/config/offered.ts';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import type { Instrument, InstrumentList, QuotedInstrument } from '../../../../core/domain/market/instrument.ts';
import type { Lacking } from '../../../../core/domain/page.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import type { QuoteBoard } from '../../quotes/data/quote-board.ts';
import { useFreshness } from '../../quotes/data/use-freshness.ts';
import { useQuoteBoard } from '../../quotes/data/use-quote-board.ts';

const fiveMinutesMs = 300_000;
const oneMinuteMs = 60_000;
const twentySecondsMs = 20_000;
const instrumentsKey = rootKey(MarketPort, 'instruments');

/** Every pair in the operator's order. Its quotes do not change after the reading: for live prices use `useQuote`. */
export const instrumentsQuery = (board: QuoteBoard) =>
  queryOptions<InstrumentList, AppError>({
    queryKey: instrumentsKey,
    queryFn: () => board.readSnapshot(),
    staleTime: fiveMinutesMs,
  });

/**
 * Keeps the list no older than a minute while its caller is on a page in sight: nothing else tells an open page that a
 * market has closed, opened again or been halted. While the price of its pair is silent, it is no older than twenty seconds: one
 * older than that is read at once; a younger one is not, or the prices in it would stand in for those that no longer come.
 */
export function useFreshInstruments(symbol: string): void {
  const { isDelayed } = useFreshness(symbol);
  const queries = useQueryClient();
  useQuery({
    ...instrumentsQuery(useQuoteBoard()),
    staleTime: twentySecondsMs,
    refetchInterval: isDelayed ? twentySecondsMs : oneMinuteMs,
    notifyOnChangeProps: [],
  });
  useEffect(() => {
    if (isDelayed) void queries.refetchQueries({ queryKey: instrumentsKey, stale: true });
  }, [isDelayed, queries]);
}

/** Refetches the list if it is in use. */
export function useRereadInstruments(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: instrumentsKey }), [queries]);
}

/** The pairs that this deployment may offer, each with its products. */
export function useInstruments(): UseQueryResult<readonly QuotedInstrument[], AppError> {
  const { products } = useRuntimeConfig();
  const select = useCallback(
    ({ rows }: InstrumentList) =>
      rows.flatMap(({ instrument, quote }) => {
        const offered = offeredInstrument(products, instrument);
        return offered === undefined ? [] : [{ instrument: offered, quote }];
      }),
    [products],
  );
  return useQuery({ ...instrumentsQuery(useQuoteBoard()), select });
}

/** The unreadable part of the list of pairs; undefined while it loads. */
export const useLackingPairs = (): Lacking | undefined => useQuery(instrumentsQuery(useQuoteBoard())).data;

/** The pair of a symbol; undefined while the list is loading and for a symbol that is not in it. */
export function useInstrument(symbol: string | undefined): Instrument | undefined {
  const { data } = useInstruments();
  return data?.find(({ instrument }) => instrument.symbol === symbol)?.instrument;
}
