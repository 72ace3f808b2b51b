import { useMemo } from 'react';
import type { ArtBid } from '../../../core/domain/products/art-sale.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import { depositCurrency } from '../../../core/rules/products/art-rules.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { decimal, maybe, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { useReadAvailable } from '../../shared/wallets/data/read-available.ts';
import { useArtWrites } from '../data/art-sales.ts';
import type { WantedBid } from '../model/bid-plan.ts';

const book = new RequestBook<WantedBid, ArtBid>('bid');
const codec = wishOf<WantedBid>({
  code: words,
  price: decimal(),
  raise: decimal(),
  bid: decimal(),
  deposit: maybe(decimal()),
  depositIfDue: maybe(decimal()),
});

/** Bids once; without an answer, the list of bids shows whether it arrived. */
export function useBid(code: string, readBids: () => Promise<readonly ArtBid[]>): SentOnce<WantedBid, ArtBid> {
  const { placeBid } = useArtWrites();
  const { userId } = useSession();
  const readAvailable = useReadAvailable();
  const way = useMemo<Way<WantedBid, ArtBid>>(
    () => ({
      ...codec,
      effect: 'new-row',
      send: ({ code: of, raise }) => placeBid({ code: of, raise }),
      readRows: readBids,
      // The deposit is all that a bid takes; a later bid on the same work takes nothing.
      readAvailable: () => readAvailable({ currencyName: depositCurrency, account: 'spot' }),
      isTwin: ({ bidderId, price }, { bid }) => bidderId === userId && compare(price, bid) >= 0,
      nameOf: (wish) => [wish.code, wish.bid].join('.'),
    }),
    [placeBid, readBids, readAvailable, userId],
  );
  return useMoneyRequest(book, way, code);
}
