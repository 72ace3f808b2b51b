import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { InstrumentList } from '../../../../core/domain/market/instrument.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';

/** The step of a pair's prices as far as the list of pairs was read already: it is not read for this. */
export function useKnownSteps(): (symbol: string) => Price | undefined {
  const queries = useQueryClient();
  return useCallback(
    (symbol) =>
      queries
        .getQueryData<InstrumentList>(rootKey(MarketPort, 'instruments'))
        ?.rows.find(({ instrument }) => instrument.symbol === symbol)?.instrument.priceStep,
    [queries],
  );
}
