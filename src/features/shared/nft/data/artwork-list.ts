import { usePort } from '../../../../core/di/use-port.ts';
import type { Artwork, ArtworkQuery } from '../../../../core/domain/products/artwork.ts';
import type { Page } from '../../../../core/domain/page.ts';
import { ArtworksPort } from '../../../../core/ports/artworks-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { usePagedRows, type PagedRows } from '../../../../core/query/use-paged-rows.ts';
import { useCounted } from './counted-artworks.ts';

const perPage = 12;
const staleMs = 10_000;
/** Others bid while a page is open. */
const listAgainMs = 20_000;

export type ArtworkFilter = Omit<ArtworkQuery, 'page' | 'limit'>;

/** On sale first, then newest; all pages at once if `isWhole`. Disabled unless `isEnabled`. */
export function useArtworks(filter: ArtworkFilter, isEnabled = true, isWhole = false): PagedRows<Artwork> {
  const port = usePort(ArtworksPort);
  const counted = useCounted();
  return usePagedRows({
    key: rootKey(ArtworksPort, 'artworks', filter),
    read: async (page) => {
      const answer = await port.artworks({ ...filter, page, limit: perPage });
      return { ...answer, items: counted(answer.items) };
    },
    pageOf: (page: Page<Artwork>) => page,
    isEnabled,
    isWhole,
    intervalMs: () => listAgainMs,
    canWait: true,
    staleMs,
  });
}
