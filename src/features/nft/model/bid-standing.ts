import type { ArtBid } from '../../../core/domain/products/art-sale.ts';

export type BidStandingWord = 'past' | 'leading' | 'outbid';

/** Undefined where the server does not say whether it still counts. */
export function bidStanding({
  isLeading,
  isExpired,
}: Pick<ArtBid, 'isLeading' | 'isExpired'>): BidStandingWord | undefined {
  if (isExpired === undefined) return undefined;
  if (isExpired) return 'past';
  return isLeading ? 'leading' : 'outbid';
}
