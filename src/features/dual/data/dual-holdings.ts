import { useCallback } from 'react';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../core/di/use-port.ts';
import type { DualHolding } from '../../../core/domain/finance/dual-investment.ts';
import { rowsOf, type Page, type Rows } from '../../../core/domain/page.ts';
import { withEnd } from '../../../core/i18n/server-moment.ts';
import { DualPort } from '../../../core/ports/dual-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { usePagedRows, type PagedRows } from '../../../core/query/use-paged-rows.ts';
import { useServerZone } from '../../shared/server/data/use-server-zone.ts';

const perPage = 10;
/** The server pushes no event for settlements, so they are polled. */
const askAgainMs = 15_000;

/** One page. An end can be counted down to if the server or the configuration says it. Fails like the port. */
function useReadHoldings(): (page: number) => Promise<Page<DualHolding>> {
  const port = usePort(DualPort);
  const { dialect } = useRuntimeConfig();
  const serverTimeZone = useServerZone();
  const numbering = dialect.dualStates;
  return useCallback(
    async (page) => {
      const answer = await port.dualHoldings({ page, limit: perPage, numbering });
      return { ...answer, items: answer.items.map((one) => withEnd(one, serverTimeZone)) };
    },
    [port, numbering, serverTimeZone],
  );
}

/** Newest first, in every state. Fetches only if `isEnabled`. All pages at once if `isWhole`. */
export function useDualHoldings(isEnabled: boolean, isWhole = false): PagedRows<DualHolding, Page<DualHolding>> {
  const read = useReadHoldings();
  return usePagedRows({
    key: rootKey(DualPort, 'dualHoldings'),
    read,
    pageOf: (page: Page<DualHolding>) => page,
    isEnabled,
    isWhole,
    intervalMs: () => askAgainMs,
    canWait: true,
    staleMs: 5_000,
  });
}

/** The latest ones as they are right now. Fails like the port. */
export function useReadLatestDualHoldings(): () => Promise<Rows<DualHolding>> {
  const read = useReadHoldings();
  return useCallback(async () => rowsOf(await read(1)), [read]);
}
