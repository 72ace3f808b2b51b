import { useCallback } from 'react';
import type { ArtBid } from '../../../core/domain/art-sale.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { useOneRequest, type OneRequest } from '../../shared/requests/screens/use-one-request.ts';
import { useArtWrites } from '../data/art-sales.ts';

export interface SentBid {
  readonly code: string;
  /** On top of the highest bid at the server. */
  readonly raise: Amount;
  /** The whole bid, as the person read it. */
  readonly bid: Amount;
}

/** Bids once; where no answer comes, the list of bids says whether it arrived. */
export function useBid(readBids: () => Promise<readonly ArtBid[]>): OneRequest<SentBid> {
  const { placeBid } = useArtWrites();
  const { userId } = useSession();
  const send = useCallback(({ code, raise }: SentBid) => placeBid({ code, raise }), [placeBid]);
  const trace = useCallback(
    async ({ bid }: SentBid) => {
      const isThere = (await readBids()).some(({ bidderId, price }) => bidderId === userId && compare(price, bid) >= 0);
      return isThere ? ('done' as const) : ('unknown' as const);
    },
    [readBids, userId],
  );
  return useOneRequest({ send, trace });
}
