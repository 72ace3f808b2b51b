import { useCallback } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import type { MiningOrder, MiningOrders } from '../../../../core/domain/lock-mining.ts';
import { rowsOf, type Page, type Rows } from '../../../../core/domain/page.ts';
import { MiningPort } from '../../../../core/ports/mining-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { usePagedRows, type PagedRows } from '../../../../core/query/use-paged-rows.ts';
import { useCountedOrders } from './counted-orders.ts';

const perPage = 20;
/** No event tells of a decision, nor of a day that is over. */
const askAgainMs = 15_000;

/** Newest first, whatever has become of them. Nothing is asked unless `isEnabled`. All pages at once where `isWhole`. */
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
    staleMs: 5_000,
  });
}

/** The latest orders as they are right now. Fails like the port. */
export function useReadLatestMiningOrders(): () => Promise<Rows<MiningOrder>> {
  const port = usePort(MiningPort);
  const counted = useCountedOrders();
  return useCallback(
    async () => rowsOf(counted(await port.miningOrders({ page: 1, limit: perPage })).page),
    [port, counted],
  );
}
