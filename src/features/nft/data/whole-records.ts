import { usePort } from '../../../core/di/use-port.ts';
import type { WonAuction } from '../../../core/domain/products/art-sale.ts';
import type { Page, Rows } from '../../../core/domain/page.ts';
import { ArtSalesPort } from '../../../core/ports/art-sales-port.ts';
import { useToldPages } from '../../../core/query/use-told-pages.ts';

/** Every page of both kinds of record, for exports. Each fails like its port. */
export function useReadArtRecords() {
  const port = usePort(ArtSalesPort);
  return {
    bids: useToldPages((page, limit) => port.ownBids({ page, limit })),
    // Servers give all of them at once.
    won: useToldPages(async (page): Promise<Page<WonAuction>> => {
      const items: Rows<WonAuction> = page === 1 ? await port.wonAuctions() : [];
      return { items, unreadable: items.unreadable, hasMore: false, total: page === 1 ? items.length : undefined };
    }),
  };
}
