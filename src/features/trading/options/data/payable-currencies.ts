import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AccountScope } from '../../../../core/account/account-scope.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import { lackingAs, type Rows } from '../../../../core/domain/page.ts';
import type { PayableCurrency } from '../../../../core/domain/orders/option.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { OptionsPort } from '../../../../core/ports/options-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { useIsOld } from '../../../../core/query/use-is-old.ts';
import { useSession } from '../../../../core/session/use-session.ts';

const intervalMs = 10_000;

const payableCurrenciesQuery = (account: AccountScope) =>
  queryOptions<Rows<PayableCurrency>, AppError>({
    queryKey: accountKey(account, OptionsPort, 'payableCurrencies'),
    queryFn: () => account.port(OptionsPort).payableCurrencies(),
    staleTime: 1000,
    refetchInterval: intervalMs,
  });

/** Without their balances, which are not those to order with. */
const unfree = (currencies: Rows<PayableCurrency>): Rows<PayableCurrency> =>
  lackingAs(
    currencies.map((currency) => ({ ...currency, available: undefined })),
    currencies,
  );

const asRead = (currencies: Rows<PayableCurrency>): Rows<PayableCurrency> => currencies;

/**
 * The currencies of stakes, with balances and bounds, in the operator's order; disabled for visitors. After a change
 * balances are not known until they are read again.
 */
export function usePayableCurrencies(): UseQueryResult<Rows<PayableCurrency>, AppError> {
  const account = useAccount();
  const { isSignedIn } = useSession();
  const query = payableCurrenciesQuery(account);
  const isOld = useIsOld(query.queryKey);
  return useQuery({ ...query, enabled: isSignedIn, select: isOld ? unfree : asRead });
}

/** The same as it is now, not as it was cached. Fails like the port. */
export function useReadPayableCurrencies(): () => Promise<Rows<PayableCurrency>> {
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback(
    () => queries.query({ ...payableCurrenciesQuery(account), staleTime: 0, retry: false }),
    [account, queries],
  );
}
