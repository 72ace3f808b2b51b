import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Instrument, QuotedInstrument } from '../../../../core/domain/instrument.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import type { QuoteBoard } from '../../quotes/data/quote-board.ts';
import { useQuoteBoard } from '../../quotes/data/use-quote-board.ts';

const fiveMinutesMs = 300_000;

/** Every pair in the operator's order. Its quotes are those of the moment of reading: for moving prices use `useQuote`. */
export const instrumentsQuery = (board: QuoteBoard) =>
  queryOptions<readonly QuotedInstrument[], AppError>({
    queryKey: rootKey(MarketPort, 'instruments'),
    queryFn: () => board.readSnapshot(),
    staleTime: fiveMinutesMs,
  });

export function useInstruments(): UseQueryResult<readonly QuotedInstrument[], AppError> {
  return useQuery(instrumentsQuery(useQuoteBoard()));
}

/** The pair of a symbol; undefined while the list is loading and for a symbol that is not in it. */
export function useInstrument(symbol: string | undefined): Instrument | undefined {
  const { data } = useInstruments();
  return data?.find(({ instrument }) => instrument.symbol === symbol)?.instrument;
}
