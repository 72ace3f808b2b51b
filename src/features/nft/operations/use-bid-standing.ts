import type { ArtBid } from '../../../core/domain/products/art-sale.ts';
import { useWonAuctions } from '../../shared/nft/data/won-auctions.ts';
import { bidStanding, type BidStanding } from '../model/bid-standing.ts';

/** The outcome of each of the person's bids, which come newest first. */
export function useBidStanding(own: readonly ArtBid[] = []): (bid: ArtBid) => BidStanding | undefined {
  const { data } = useWonAuctions().query;
  const won = data?.unreadable === undefined ? data : undefined;
  return (bid) => bidStanding(bid, { own, won });
}
