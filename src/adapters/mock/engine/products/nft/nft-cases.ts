import type { AuctionCase } from '../../../../../core/ports/presenter-port.ts';
import { bidsOf, findArt, type NftBook } from './nft-book.ts';
import { isCreature } from './nft-people.ts';

/** Auctions that a person bids in, and won ones that are not paid. */
export function nftCases(book: NftBook, loginOf: (user: string) => string): readonly AuctionCase[] {
  const running = book.artworks.flatMap((art): readonly AuctionCase[] => {
    const bidder = art.isFlagged ? bidsOf(book, art).find((bid) => !isCreature(bid.bidder))?.bidder : undefined;
    if (bidder === undefined) return [];
    const { id, name, price: amount, currency } = art;
    return [{ kind: 'auction', identifier: loginOf(bidder), id, name, amount, currency }];
  });
  const won = book.won
    .filter(({ state }) => state === 'due')
    .flatMap(({ id, art, user, price: amount }): readonly AuctionCase[] => {
      const work = findArt(book, art);
      if (work === undefined) return [];
      const { name, currency } = work;
      return [{ kind: 'wonAuction', identifier: loginOf(user), id, name, amount, currency }];
    });
  return [...running, ...won];
}
