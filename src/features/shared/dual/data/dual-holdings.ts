import { useCallback } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import type { DualHolding } from '../../../../core/domain/dual-investment.ts';
import type { Page } from '../../../../core/domain/page.ts';
import { DualPort } from '../../../../core/ports/dual-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { usePagedRows, type PagedRows } from '../../../../core/query/use-paged-rows.ts';

const perPage = 10;
/** No event tells of a settlement. */
const askAgainMs = 15_000;

/** Newest first, whatever has become of them. Nothing is asked unless `isEnabled`. All pages at once where `isWhole`. */
export function useDualHoldings(isEnabled: boolean, isWhole = false): PagedRows<DualHolding, Page<DualHolding>> {
  const port = usePort(DualPort);
  const numbering = useRuntimeConfig().dialect.dualStates;
  return usePagedRows({
    key: rootKey(DualPort, 'dualHoldings'),
    read: (page) => port.dualHoldings({ page, limit: perPage, numbering }),
    pageOf: (page: Page<DualHolding>) => page,
    isEnabled,
    isWhole,
    intervalMs: () => askAgainMs,
    staleMs: 5_000,
  });
}

/** The latest ones as they are right now. Fails like the port. */
export function useReadLatestDualHoldings(): () => Promise<readonly DualHolding[]> {
  const port = usePort(DualPort);
  const numbering = useRuntimeConfig().dialect.dualStates;
  return useCallback(
    async () => (await port.dualHoldings({ page: 1, limit: perPage, numbering })).items,
    [port, numbering],
  );
}
