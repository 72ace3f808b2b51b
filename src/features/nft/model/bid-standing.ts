import type { ArtBid, WonAuction } from '../../../core/domain/products/art-sale.ts';
import { compare } from '../../../core/money/fixed-point.ts';

export type BidStandingWord = 'past' | 'leading' | 'outbid' | 'raised' | 'won' | 'lost';

export interface BidStanding {
  readonly word: BidStandingWord;
  /** Of the bid that won. */
  readonly won: WonAuction | undefined;
}

type Bid = Pick<ArtBid, 'id' | 'code' | 'price' | 'isLeading' | 'isExpired'>;

const wins = ({ id, code, price }: Bid, won: WonAuction): boolean =>
  won.bidId === undefined ? won.code === code && won.price === price : won.bidId === id;

/**
 * The outcome of a bid. `own` are the person's bids, newest first, and `won` is every auction the person won, or undefined while
 * that is not known for all. Undefined where the server does not say whether the bid still counts.
 */
export function bidStanding(
  bid: Bid,
  { own, won: all }: { readonly own: readonly Bid[]; readonly won: readonly WonAuction[] | undefined },
): BidStanding | undefined {
  const won = all?.find((one) => wins(bid, one));
  if (won !== undefined) return { word: 'won', won };
  const later = own.slice(
    0,
    own.findIndex(({ id }) => id === bid.id),
  );
  const word = wordOf(bid, later, all !== undefined);
  return word === undefined ? undefined : { word, won };
}

/** A server ends a bid when its bidder goes higher, and all of them when the auction is over. */
function wordOf(bid: Bid, later: readonly Bid[], isResultKnown: boolean): BidStandingWord | undefined {
  const { code, price, isExpired, isLeading } = bid;
  if (isExpired === undefined) return undefined;
  if (!isExpired) return isLeading ? 'leading' : 'outbid';
  if (later.some((one) => one.code === code && compare(one.price, price) > 0)) return 'raised';
  return isResultKnown ? 'lost' : 'past';
}
