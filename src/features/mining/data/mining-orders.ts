import { useCallback } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import type { MiningOrder, MiningOrders } from '../../../core/domain/finance/lock-mining.ts';
import { rowsOf, type Page, type Rows } from '../../../core/domain/page.ts';
import { MiningPort } from '../../../core/ports/mining-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { usePagedRows, type PagedRows } from '../../../core/query/use-paged-rows.ts';
import { latestRecords } from '../../../core/sending/latest-records.ts';
import { useCountedOrders } from './counted-orders.ts';

const perPage = 20;
/** The server pushes no event for decisions and daily income, so they are polled. */
const askAgainMs = 15_000;

/** Newest first, in every state. Fetches only if `isEnabled`. All pages at once if `isWhole`. */
export function useMiningOrders(
  isEnabled: boolean,
  isWhole = false,
): PagedRows<MiningOrder, MiningOrders<Page<MiningOrder>>> {
  const port = usePort(MiningPort);
  const counted = useCountedOrders();
  return usePagedRows({
    key: rootKey(MiningPort, 'miningOrders'),
    read: async (page) => counted(await port.miningOrders({ page, limit: perPage })),
    pageOf: ({ page }: MiningOrders<Page<MiningOrder>>) => page,
    isEnabled,
    isWhole,
    intervalMs: () => askAgainMs,
    canWait: true,
    staleMs: 5_000,
  });
}

/** The latest orders as they are right now. Fails like the port. */
export function useReadLatestMiningOrders(): () => Promise<Rows<MiningOrder>> {
  const port = usePort(MiningPort);
  const counted = useCountedOrders();
  return useCallback(async () => rowsOf(counted(await port.miningOrders(latestRecords)).page), [port, counted]);
}
