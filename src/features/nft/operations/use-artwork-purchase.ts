import { useMemo } from 'react';
import type { Artwork } from '../../../core/domain/products/artwork.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useOwnArtworks } from '../../shared/nft/data/own-artworks.ts';
import { useArtWrites } from '../data/art-sales.ts';
import { useReadAvailable } from '../../shared/wallets/data/read-available.ts';

interface BuyWish {
  readonly code: string;
}

const book = new RequestBook<BuyWish, Artwork>('artwork');
const codec = wishOf<BuyWish>({ code: words });

/** Buys once; without an answer, the person's own works show whether it happened. */
export function useArtworkPurchase({ code: of, currencyName }: Artwork): SentOnce<BuyWish, Artwork> {
  const { buyArtwork } = useArtWrites();
  const { readNow } = useOwnArtworks(false);
  const readAvailable = useReadAvailable();
  const way = useMemo<Way<BuyWish, Artwork>>(
    () => ({
      ...codec,
      effect: 'new-row',
      send: ({ code }) => buyArtwork(code),
      readRows: readNow,
      readAvailable: () => readAvailable({ currencyName, account: 'spot' }),
      isTwin: (own, { code }) => own.code === code,
      nameOf: ({ code }) => code,
    }),
    [buyArtwork, readNow, readAvailable, currencyName],
  );
  return useMoneyRequest(book, way, of);
}
