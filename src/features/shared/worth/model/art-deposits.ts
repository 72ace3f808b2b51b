import type { ArtBid } from '../../../../core/domain/products/art-sale.ts';
import type { Artwork } from '../../../../core/domain/products/artwork.ts';

export interface ArtDeposits {
  /** Bids that still count. */
  readonly bids: readonly ArtBid[];
  /** Of each auction one bid whose state the server does not say. */
  readonly doubtful: readonly ArtBid[];
  /** Auctions with a deposit of the person and no bid that counts. */
  readonly withoutBid: readonly Artwork[];
  /** For some running auction it is unknown whether a deposit is held. */
  readonly isUntold: boolean;
}

/** Which deposits are bound, by all own bids and all running auctions. A deposit may be given before the first bid. */
export function artDeposits(own: readonly ArtBid[], auctions: readonly Artwork[]): ArtDeposits {
  const bids = own.filter(({ isExpired }) => isExpired === false);
  const bidOn = new Set(bids.map(({ code }) => code));
  const told = new Set(auctions.filter(({ hasDeposit }) => hasDeposit !== undefined).map(({ code }) => code));
  const inDoubt = own.filter(({ code, isExpired }) => isExpired === undefined && !bidOn.has(code) && !told.has(code));
  const doubtful = [...new Map(inDoubt.map((bid) => [bid.code, bid])).values()];
  return {
    bids,
    doubtful,
    withoutBid: auctions.filter(({ code, hasDeposit }) => hasDeposit === true && !bidOn.has(code)),
    isUntold: auctions.some(({ code }) => !told.has(code) && !bidOn.has(code)),
  };
}
