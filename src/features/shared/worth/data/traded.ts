import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QuotedInstrument } from '../../../../core/domain/market/instrument.ts';
import { useSavingPace } from '../../../../core/time/polling-pace.ts';
import { instrumentsQuery } from '../../instruments/data/instruments.ts';
import { useQuoteBoard } from '../../quotes/data/use-quote-board.ts';

export interface TradedPairs {
  /** Every pair of the server, also those that this deployment does not offer; undefined before they are read. */
  readonly pairs: readonly QuotedInstrument[] | undefined;
  /** Whether a market trades this currency; true while that is not known. */
  readonly isTraded: (currencyName: string) => boolean;
}

/** A page may stand open past midnight: a new day has other opens. */
const readAgainMs = 300_000;

/** Which currencies some market trades. */
export function useTradedPairs(): TradedPairs {
  const pace = useSavingPace();
  const query = { ...instrumentsQuery(useQuoteBoard()), refetchInterval: readAgainMs * pace };
  const pairs = useQuery(query).data?.rows;
  return useMemo(() => {
    const names = new Set(pairs?.flatMap(({ instrument: { base, quote } }) => [base.name, quote.name]));
    return { pairs, isTraded: (name) => pairs === undefined || names.has(name) || name === 'USDT' };
  }, [pairs]);
}
