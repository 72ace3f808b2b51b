import { useCallback } from 'react';
import type { Artwork } from '../../../../core/domain/products/artwork.ts';
import { lackingAs, type Rows } from '../../../../core/domain/page.ts';
import { withMoments } from '../../../../core/i18n/server-moment.ts';
import { useServerZone } from '../../server/data/use-server-zone.ts';

/** Artworks with the moments that their sales can be counted down to, as far as server or configuration tell them. */
export function useCounted(): (artworks: Rows<Artwork>) => Rows<Artwork> {
  const serverTimeZone = useServerZone();
  return useCallback(
    (artworks) =>
      lackingAs(
        artworks.map((one) => withMoments(one, serverTimeZone)),
        artworks,
      ),
    [serverTimeZone],
  );
}
