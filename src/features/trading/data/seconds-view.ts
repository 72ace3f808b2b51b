import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import type { CurrencyId, Instrument } from '../../../core/domain/instrument.ts';
import type { Page } from '../../../core/domain/page.ts';
import type { PayableCurrency, SecondsOrder } from '../../../core/domain/seconds-option.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { OptionsPort } from '../../../core/ports/options-port.ts';
import { accountKey } from '../../../core/query/account-key.ts';

export interface SecondsView {
  /** Newest first, in every state; undefined when they could not be read. */
  readonly orders: readonly SecondsOrder[] | undefined;
  readonly available: Amount | undefined;
}

const latestCount = 20;

/** What options of a pair and balance look like right now. Never rejects: what cannot be read is undefined. */
export function useReadSecondsView(matchId: Instrument['id']): (payingId: CurrencyId) => Promise<SecondsView> {
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback(
    async (payingId) => {
      const now = { staleTime: 0, retry: false } as const;
      const port = account.port(OptionsPort);
      const [page, currencies] = await Promise.allSettled([
        queries.query<Page<SecondsOrder>>({
          queryKey: accountKey(account, OptionsPort, 'secondsOrders', { kind: 'latest', matchId }),
          queryFn: () => port.secondsOrders({ matchId, page: 1, limit: latestCount }),
          ...now,
        }),
        queries.query<readonly PayableCurrency[]>({
          queryKey: accountKey(account, OptionsPort, 'payableCurrencies'),
          queryFn: () => port.payableCurrencies(),
          ...now,
        }),
      ]);
      return {
        orders: page.status === 'fulfilled' ? page.value.items : undefined,
        available:
          currencies.status === 'fulfilled' ? currencies.value.find(({ id }) => id === payingId)?.available : undefined,
      };
    },
    [account, queries, matchId],
  );
}
