import { useQuery } from '@tanstack/react-query';
import { useSavesData } from '../../../../core/preferences/use-preferences.ts';
import { useQuoteBoard } from '../../quotes/data/use-quote-board.ts';
import { instrumentsQuery } from './instruments.ts';

/** Well within the age at which a price is too old to trade on. */
export const restingPricesMs = 10_000;

/** While data is saved, reads the prices of lists now and then: nothing else brings them. True while it does. */
export function useRestingPrices(): boolean {
  const isSaving = useSavesData();
  useQuery({
    ...instrumentsQuery(useQuoteBoard()),
    enabled: isSaving,
    staleTime: restingPricesMs,
    refetchInterval: restingPricesMs,
    notifyOnChangeProps: [],
  });
  return isSaving;
}
