import { useMemo } from 'react';
import type { Artwork } from '../../../core/domain/products/artwork.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { wishOf, words as plain } from '../../../core/sending/kept/wish-codec.ts';
import { useOwnArtworks } from '../../shared/nft/data/own-artworks.ts';
import { useArtWrites } from '../data/art-sales.ts';

interface BoxWish {
  readonly code: string;
}

const book = new RequestBook<BoxWish, Artwork>('box');
const codec = wishOf<BoxWish>({ code: plain });

/** Opens once; without an answer, the person's own works show whether it is open. */
export function useBoxOpening(of: string): SentOnce<BoxWish, Artwork> {
  const { openBox } = useArtWrites();
  const { readNow } = useOwnArtworks(false);
  const way = useMemo<Way<BoxWish, Artwork>>(
    () => ({
      ...codec,
      effect: 'changed-row',
      send: ({ code }) => openBox(code),
      readRows: readNow,
      isTwin: (own, { code }) => own.code === code && own.isBoxOpen,
      nameOf: ({ code }) => code,
    }),
    [openBox, readNow],
  );
  return useMoneyRequest(book, way, of);
}
