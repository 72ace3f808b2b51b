import { useMemo } from 'react';
import type { Artwork } from '../../../core/domain/products/artwork.ts';
import type { Resale } from '../../../core/domain/products/art-sale.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { decimal, maybe, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useOwnArtworks } from '../../shared/nft/data/own-artworks.ts';
import { useArtWrites } from '../data/art-sales.ts';

const book = new RequestBook<Resale, Artwork>('resale');
const codec = wishOf<Resale>({
  code: words,
  price: decimal(),
  startsAt: words,
  endsAt: words,
  raise: maybe(decimal()),
});

/** Offers once; without an answer, the person's own works show whether it is on sale. */
export function useResale(of: string): SentOnce<Resale, Artwork> {
  const { resellArtwork } = useArtWrites();
  const { readNow } = useOwnArtworks(false);
  const way = useMemo<Way<Resale, Artwork>>(
    () => ({
      ...codec,
      effect: 'changed-row',
      send: resellArtwork,
      readRows: readNow,
      isTwin: (own, { code, price }) => own.code === code && own.isFlagged && own.price === price,
      nameOf: ({ code }) => code,
    }),
    [resellArtwork, readNow],
  );
  return useMoneyRequest(book, way, of);
}
