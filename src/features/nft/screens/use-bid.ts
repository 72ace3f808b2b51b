import { useCallback } from 'react';
import type { ArtBid } from '../../../core/domain/art-sale.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { useOneRequest, type OneRequest } from '../../shared/requests/screens/use-one-request.ts';
import { useArtWrites } from '../data/art-sales.ts';
import type { WantedBid } from '../model/bid-plan.ts';

/** Bids once; where no answer comes, the list of bids says whether it arrived. */
export function useBid(readBids: () => Promise<readonly ArtBid[]>): OneRequest<WantedBid> {
  const { placeBid } = useArtWrites();
  const { userId } = useSession();
  const send = useCallback(({ code, raise }: WantedBid) => placeBid({ code, raise }), [placeBid]);
  const trace = useCallback(
    async ({ bid }: WantedBid) => {
      const isThere = (await readBids()).some(({ bidderId, price }) => bidderId === userId && compare(price, bid) >= 0);
      return isThere ? ('done' as const) : ('unknown' as const);
    },
    [readBids, userId],
  );
  return useOneRequest({ send, trace });
}
