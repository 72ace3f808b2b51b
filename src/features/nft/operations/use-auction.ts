import type { ArtBid } from '../../../core/domain/products/art-sale.ts';
import { stateOf, type Artwork, type SaleState } from '../../../core/domain/products/artwork.ts';
import type { Rows } from '../../../core/domain/page.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { useBidsOn } from '../data/art-sales.ts';
import { highestBid } from '../model/bid-plan.ts';

export interface Auction {
  readonly state: SaleState;
  /** Undefined until they are known; there are none before the start. */
  readonly bids: Rows<ArtBid> | undefined;
  readonly error: AppError | null;
  /** The highest bid, or the start price. */
  readonly price: Artwork['price'];
  readonly readNow: () => Promise<readonly ArtBid[]>;
  readonly retry: () => void;
}

/** An auction by the server's time, with its bids: read again while it is open, and once when it is over. */
export function useAuction(artwork: Artwork): Auction {
  const state = stateOf(artwork, useServerNow());
  const { query, readNow } = useBidsOn(artwork.code, state);
  const bids = state === 'upcoming' ? [] : query.data;
  return {
    state,
    bids,
    error: query.error,
    price: highestBid(artwork, bids ?? []),
    readNow,
    retry: () => void query.refetch(),
  };
}
