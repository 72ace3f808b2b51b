import type { MediaKind, SaleKind } from '../../../../../core/domain/products/artwork.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';
import { seedArtworks, type SeedArt } from './nft-catalogue.ts';

export type ArtRecord = {
  readonly id: number;
  readonly name: string;
  readonly kind: MediaKind;
  readonly saleKind: SaleKind;
  /** A creator of the demo. */
  readonly author: string;
  /** A person, or a creator or bidder of the demo. */
  owner: string;
  readonly currency: string;
  /** From the catalogue: what it is worth to the demo's own bidders. */
  readonly worth: Money;
  price: Money;
  startPrice: Money;
  /** Of an auction; 0 elsewhere. */
  raise: Money;
  /** In USDT. */
  readonly deposit: Money;
  isFlagged: boolean;
  startsAt: number;
  endsAt: number;
  /** Number of the sale, so that entries of an earlier sale have no effect on a later one. */
  round: number;
  rarity: string | null;
  isResold: boolean;
  isWon: boolean;
  createdAt: number;
};

export type BidRecord = {
  readonly id: number;
  readonly art: number;
  readonly round: number;
  readonly bidder: string;
  readonly price: Money;
  readonly at: number;
  isLeading: boolean;
  isExpired: boolean;
};

/** Locked in the spot account of a person until the auction is over. */
export type DepositRecord = {
  readonly art: number;
  readonly round: number;
  readonly user: string;
  readonly amount: Money;
};

export type WonRecord = {
  readonly id: number;
  readonly art: number;
  readonly round: number;
  readonly user: string;
  readonly bid: number;
  readonly seller: string;
  readonly price: Money;
  readonly deposit: Money;
  readonly wonAt: number;
  readonly payBefore: number;
  paidAt: number | null;
  state: 'due' | 'paid' | 'expired';
  isRead: boolean;
};

export type MarkRecord = { readonly user: string; readonly art: number; isOn: boolean; at: number };

/** Everything oldest first. */
export type NftBook = {
  /** When the catalogue was put on sale, epoch ms; null before. */
  openedAt: number | null;
  /** Changed works, and later ones: all others are as in the catalogue. */
  readonly artworks: ArtRecord[];
  readonly bids: BidRecord[];
  readonly deposits: DepositRecord[];
  readonly won: WonRecord[];
  readonly marks: MarkRecord[];
};

export const emptyNfts = (): NftBook => ({ openedAt: null, artworks: [], bids: [], deposits: [], won: [], marks: [] });

/** The mark by which calls name a work. */
export const codeOf = ({ id }: { readonly id: number }): string => `0xa27${id.toString(16).padStart(9, '0')}`;

const hourMs = 3_600_000;

/** A work of the catalogue at the beginning of its first sale. */
export function firstSale(
  { startsInHours, hours, ...what }: SeedArt,
  { id, at }: { id: number; at: number },
): ArtRecord {
  const startsAt = at + startsInHours * hourMs;
  return {
    ...what,
    id,
    owner: what.author,
    worth: what.price,
    startPrice: what.price,
    isFlagged: true,
    startsAt,
    endsAt: startsAt + hours * hourMs,
    round: 1,
    rarity: null,
    isResold: false,
    isWon: false,
    createdAt: at,
  };
}

/** Works of the catalogue are numbered from 1, later ones from here. */
export const laterIds = 1000;

/** All works, for reading only. */
export function artworksIn({ openedAt, artworks }: NftBook): readonly ArtRecord[] {
  if (openedAt === null) return artworks;
  const changed = new Map(artworks.map((art) => [art.id, art]));
  const first = seedArtworks.map((seed, index) => {
    const id = index + 1;
    return changed.get(id) ?? firstSale(seed, { id, at: openedAt });
  });
  return [...first, ...artworks.filter(({ id }) => id > laterIds)];
}

/** For reading only. */
export const findArt = (book: NftBook, id: number): ArtRecord | undefined =>
  artworksIn(book).find((art) => art.id === id);
export const findByCode = (book: NftBook, code: string): ArtRecord | undefined =>
  artworksIn(book).find((art) => codeOf(art) === code);

/** Before a work changes: stores it in the book. */
export function keep({ artworks }: NftBook, art: ArtRecord): void {
  if (!artworks.includes(art)) artworks.push(art);
}
export const findWon = ({ won }: NftBook, id: number): WonRecord | undefined => won.find((order) => order.id === id);

/** Newest first. */
export const ownedBy = (book: NftBook, user: string): readonly ArtRecord[] =>
  artworksIn(book)
    .filter(({ owner }) => owner === user)
    .toReversed();

export const isMarked = ({ marks }: NftBook, user: string | undefined, art: number): boolean =>
  marks.some((mark) => mark.user === user && mark.art === art && mark.isOn);

const isOfSale = ({ art, round }: BidRecord, sale: ArtRecord): boolean => art === sale.id && round === sale.round;

/** Of the running sale, newest first. */
export const bidsOf = ({ bids }: NftBook, sale: ArtRecord): readonly BidRecord[] =>
  bids.filter((bid) => isOfSale(bid, sale)).toReversed();

export const leadingBid = ({ bids }: NftBook, sale: ArtRecord): BidRecord | undefined =>
  bids.findLast((bid) => isOfSale(bid, sale) && bid.isLeading);

export const depositsOf = ({ deposits }: NftBook, sale: ArtRecord): readonly DepositRecord[] =>
  deposits.filter(({ art, round }) => art === sale.id && round === sale.round);

export function dropDeposit({ deposits }: NftBook, deposit: DepositRecord): void {
  deposits.splice(deposits.indexOf(deposit), 1);
}
