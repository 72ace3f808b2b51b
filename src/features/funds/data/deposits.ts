import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import type { Deposit, DepositChannel, DepositPlaces, DepositReport } from '../../../core/domain/wallets/deposit.ts';
import type { CurrencyId } from '../../../core/domain/market/instrument.ts';
import { rowsOf, type Page, type Rows } from '../../../core/domain/page.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { DepositsPort } from '../../../core/ports/deposits-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { usePagedRows, type PagedRows } from '../../../core/query/use-paged-rows.ts';
import { answerOf, type Answer } from '../../../core/sending/answer.ts';
import { latestRecords } from '../../../core/sending/latest-records.ts';

const perPage = 10;

const placesQuery = (port: DepositsPort, currencyId: CurrencyId) =>
  queryOptions<DepositPlaces, AppError>({
    queryKey: rootKey(DepositsPort, 'depositAddresses', { currencyId }),
    queryFn: () => port.depositAddresses({ currencyId }),
    // An address may be replaced: this visit reads it anew.
    staleTime: 0,
    gcTime: 0,
  });

/** Where deposits of a currency go. */
export const useDepositPlaces = (currencyId: CurrencyId): UseQueryResult<DepositPlaces, AppError> =>
  useQuery(placesQuery(usePort(DepositsPort), currencyId));

const channelsQuery = (port: DepositsPort) =>
  queryOptions<Rows<DepositChannel>, AppError>({
    queryKey: rootKey(DepositsPort, 'depositChannels'),
    queryFn: () => port.depositChannels(),
  });

/** Through which deposits go here. */
export const useDepositChannels = (): UseQueryResult<Rows<DepositChannel>, AppError> =>
  useQuery(channelsQuery(usePort(DepositsPort)));

/** The reported deposits, newest first. */
export function useDeposits(): PagedRows<Deposit> {
  const port = usePort(DepositsPort);
  return usePagedRows({
    key: rootKey(DepositsPort, 'deposits'),
    read: (page) => port.deposits({ page, limit: perPage }),
    pageOf: (page: Page<Deposit>) => page,
    isEnabled: true,
    intervalMs: () => 30_000,
    canWait: true,
    staleMs: 5_000,
  });
}

/** The latest reports as they are right now. Fails like the port. */
export function useReadLatestDeposits(): () => Promise<Rows<Deposit>> {
  const port = usePort(DepositsPort);
  return useCallback(async () => rowsOf(await port.deposits(latestRecords)), [port]);
}

type OnPage = (address: string | undefined) => void;

/** Sends once and never rejects; then refetches the records. `onPage` receives the page for the payment. */
export function useReportDeposit(onPage?: OnPage): (report: DepositReport) => Promise<Answer> {
  const port = usePort(DepositsPort);
  const queries = useQueryClient();
  return useCallback(
    async (report) => {
      const answer = await answerOf(queries, port.reportDeposit(report).then(onPage));
      void queries.invalidateQueries({ queryKey: rootKey(DepositsPort, 'deposits') });
      return answer;
    },
    [port, queries, onPage],
  );
}
