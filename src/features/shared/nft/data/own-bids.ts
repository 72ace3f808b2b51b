import { usePort } from '../../../../core/di/use-port.ts';
import type { ArtBid } from '../../../../core/domain/products/art-sale.ts';
import type { Page } from '../../../../core/domain/page.ts';
import { ArtSalesPort } from '../../../../core/ports/art-sales-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { usePagedRows, type PagedRows } from '../../../../core/query/use-paged-rows.ts';

const perPage = 10;
/** Others bid, and auctions end. */
const askAgainMs = 30_000;

/** Every bid of the person, newest first; all pages at once if `isWhole`. Disabled unless `isEnabled`. */
export function useOwnBids(isEnabled = true, isWhole = false): PagedRows<ArtBid> {
  const port = usePort(ArtSalesPort);
  return usePagedRows({
    key: rootKey(ArtSalesPort, 'ownBids'),
    read: (page) => port.ownBids({ page, limit: perPage }),
    pageOf: (page: Page<ArtBid>) => page,
    isEnabled,
    isWhole,
    intervalMs: () => askAgainMs,
    canWait: true,
    staleMs: 5_000,
  });
}
