import { useMemo } from 'react';
import type { Artwork } from '../../../core/domain/products/artwork.ts';
import { depositCurrency } from '../../../core/rules/products/art-rules.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useReadAvailable } from '../../shared/wallets/data/read-available.ts';
import { useArtWrites } from '../data/art-sales.ts';
import { useReadArtwork } from '../data/artworks.ts';

interface DepositWish {
  readonly id: string;
  readonly code: string;
}

const book = new RequestBook<DepositWish, Artwork>('bid-deposit');
const codec = wishOf<DepositWish>({ id: words, code: words });

/** Pays the deposit once; without an answer, the work itself shows whether it was taken. */
export function useBidDeposit(of: string): SentOnce<DepositWish, Artwork> {
  const { placeDeposit } = useArtWrites();
  const readArtwork = useReadArtwork();
  const readAvailable = useReadAvailable();
  const way = useMemo<Way<DepositWish, Artwork>>(
    () => ({
      ...codec,
      effect: 'changed-row',
      send: ({ code }) => placeDeposit(code),
      readRows: async ({ id }) => [await readArtwork(id)],
      readAvailable: () => readAvailable({ currencyName: depositCurrency, account: 'spot' }),
      isTwin: ({ hasDeposit }) => hasDeposit === true,
      nameOf: ({ code }) => code,
    }),
    [placeDeposit, readArtwork, readAvailable],
  );
  return useMoneyRequest(book, way, of);
}
