import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import { rowsOf, type Page, type Rows } from '../../../core/domain/page.ts';
import type { Withdrawal } from '../../../core/domain/wallets/withdrawal.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { WithdrawalsPort } from '../../../core/ports/withdrawals-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { usePagedRows, type PagedRows } from '../../../core/query/use-paged-rows.ts';
import { latestRecords } from '../../../core/sending/latest-records.ts';

const perPage = 10;
const againMs = 30_000;
/** The number of withdrawals that are searched for addresses. */
const lookedThrough = 100;

/** Newest first. */
export function useWithdrawals(): PagedRows<Withdrawal> {
  const port = usePort(WithdrawalsPort);
  return usePagedRows({
    key: rootKey(WithdrawalsPort, 'withdrawals'),
    read: (page) => port.withdrawals({ page, limit: perPage }),
    pageOf: (page: Page<Withdrawal>) => page,
    isEnabled: true,
    intervalMs: () => againMs,
    canWait: true,
    staleMs: 5_000,
  });
}

/** The latest as they are right now. Fails like the port. */
export function useReadLatestWithdrawals(): () => Promise<Rows<Withdrawal>> {
  const port = usePort(WithdrawalsPort);
  return useCallback(async () => rowsOf(await port.withdrawals(latestRecords)), [port]);
}

const isSent = ({ status }: Withdrawal): boolean => status === 'sent';

/** A refused or waiting withdrawal has not reached an address. */
const addressesIn = (rows: readonly Withdrawal[]): readonly string[] => [
  ...new Set(rows.filter(isSent).flatMap(({ address }) => (address === undefined || address === '' ? [] : [address]))),
];

const none: readonly string[] = [];

/** Addresses of earlier withdrawals. Senders are not among them: attackers poison such lists. */
export function useUsedAddresses(): readonly string[] {
  const port = usePort(WithdrawalsPort);
  const { data } = useQuery<readonly string[], AppError>({
    queryKey: rootKey(WithdrawalsPort, 'withdrawals', { addresses: lookedThrough }),
    queryFn: async () => addressesIn((await port.withdrawals({ page: 1, limit: lookedThrough })).items),
    staleTime: againMs,
  });
  return data ?? none;
}
