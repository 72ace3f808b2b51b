import { useCallback } from 'react';
import type { CurrencyId, Instrument } from '../../../core/domain/instrument.ts';
import type { SecondsOrder } from '../../../core/domain/seconds-option.ts';
import type { Rows } from '../../../core/domain/page.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { useReadPayableCurrencies } from './payable-currencies.ts';
import { useReadLatestSeconds } from './seconds-orders.ts';

export interface SecondsView {
  /** Newest first, in every state; undefined when they could not be read. */
  readonly orders: Rows<SecondsOrder> | undefined;
  readonly available: Amount | undefined;
}

/** What options of a pair and balance look like right now. Never rejects: what cannot be read is undefined. */
export function useReadSecondsView(matchId: Instrument['id']): (payingId: CurrencyId) => Promise<SecondsView> {
  const readOrders = useReadLatestSeconds(matchId);
  const readCurrencies = useReadPayableCurrencies();
  return useCallback(
    async (payingId) => {
      const [orders, currencies] = await Promise.allSettled([readOrders(), readCurrencies()]);
      return {
        orders: orders.status === 'fulfilled' ? orders.value : undefined,
        available:
          currencies.status === 'fulfilled' ? currencies.value.find(({ id }) => id === payingId)?.available : undefined,
      };
    },
    [readOrders, readCurrencies],
  );
}
