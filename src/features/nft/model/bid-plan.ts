import type { ArtBid } from '../../../core/domain/products/art-sale.ts';
import { nextBid, type Artwork } from '../../../core/domain/products/artwork.ts';
import { amount, type Amount } from '../../../core/money/amount.ts';
import { compare, subtract } from '../../../core/money/fixed-point.ts';
import { bidProblem } from '../../../core/rules/products/art-rules.ts';
import { readJudgedAmount, type TypedAmount } from '../../shared/request-form/model/typed-amount.ts';

const nothing = amount('0');
const smallestStep = amount('0.00000001');

export interface BidPlan {
  /** The highest bid, or the start price. */
  readonly price: Amount;
  /** The lowest bid that counts. */
  readonly lowest: Amount;
  /** The text of the field: the lowest bid until the person types. */
  readonly text: string;
  readonly reading: TypedAmount;
  /** On top of the highest bid; undefined while nothing can be sent. */
  readonly raise: Amount | undefined;
  /** Taken with this bid; zero if it was taken before, undefined if the server does not say. */
  readonly deposit: Amount | undefined;
  /** If the server does not say whether it was taken before: the deposit that this bid would then take. */
  readonly depositIfDue: Amount | undefined;
  /** The person's own bid if it is the highest; there is nothing to bid against. */
  readonly leading: ArtBid | undefined;
  /** The person was outbid. */
  readonly isOutbid: boolean;
}

/** A bid as a person looks at it before it is sent. */
export interface WantedBid {
  readonly code: string;
  /** The highest bid, or the start price, that it was made on. */
  readonly price: Amount;
  /** On top of it. */
  readonly raise: Amount;
  /** The whole bid. */
  readonly bid: Amount;
  /** Taken with it; undefined where the server does not say. */
  readonly deposit: Amount | undefined;
  /** Taken with it if it was not before. */
  readonly depositIfDue: Amount | undefined;
}

/** The bid that can be sent by now; undefined while nothing can, and for the one who leads. */
export function wantedBid(
  code: string,
  { price, raise, reading, deposit, depositIfDue, leading }: BidPlan,
): WantedBid | undefined {
  const bid = reading.value;
  return bid === undefined || raise === undefined || leading !== undefined
    ? undefined
    : { code, price, raise, bid, deposit, depositIfDue };
}

/** Whether both are the same bid on the same highest one. */
export const isSameBid = (left: WantedBid, right: WantedBid | undefined): boolean =>
  right !== undefined &&
  compare(left.price, right.price) === 0 &&
  compare(left.bid, right.bid) === 0 &&
  left.deposit === right.deposit;

/** The highest of artwork and list of bids, in case one of them is newer. */
export const highestBid = (artwork: Artwork, bids: readonly ArtBid[]): Amount =>
  bids.reduce((top, { price }) => (compare(price, top) > 0 ? price : top), artwork.price);

export interface BidGround {
  readonly artwork: Artwork;
  readonly bids: readonly ArtBid[];
  readonly userId: string | undefined;
  /** It was taken on this page, or the person's own list of bids shows one here. */
  readonly hasDeposit: boolean;
  readonly languageTag: string;
}

/** `typed` undefined: the person has not touched the field. */
export function bidPlan(typed: string | undefined, ground: BidGround): BidPlan {
  const { artwork, bids, userId, languageTag } = ground;
  const price = highestBid(artwork, bids);
  const lowest = nextBid(price, artwork.raise ?? smallestStep);
  const text = typed ?? lowest;
  const reading = readJudgedAmount(text, { languageTag, judge: (machine) => bidProblem(machine, lowest) });
  const own = bids.filter(({ bidderId }) => userId !== undefined && bidderId === userId);
  const isTaken = ground.hasDeposit || artwork.hasDeposit === true || own.length > 0;
  const isDue = !isTaken && artwork.hasDeposit === false;
  return {
    price,
    lowest,
    text,
    reading,
    raise: reading.value === undefined ? undefined : subtract(reading.value, price),
    deposit: isTaken ? nothing : isDue ? artwork.deposit : undefined,
    depositIfDue: isTaken || isDue ? undefined : artwork.deposit,
    leading: own.find(({ isLeading }) => isLeading),
    isOutbid: own.length > 0 && bids.some(({ isLeading, bidderId }) => isLeading && bidderId !== userId),
  };
}
