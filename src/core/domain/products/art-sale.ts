import type { Amount } from '../../money/amount.ts';

/** One bid in an auction. */
export interface ArtBid {
  readonly id: string;
  readonly code: string;
  readonly bidderId: string;
  readonly bidderName: string;
  readonly bidderPicture: string | undefined;
  /** A bidder of the demo that is no person. */
  readonly isBot: boolean;
  /** The whole bid, not the raise. */
  readonly price: Amount;
  readonly currencyId: string;
  readonly currencyName: string;
  readonly isLeading: boolean;
  /** Replaced by a later bid of the same bidder, or the auction is over; undefined where the server does not say. */
  readonly isExpired: boolean | undefined;
  /** Locked until the auction is over, in USDT; undefined if the server does not say. */
  readonly deposit: Amount | undefined;
  /** Server time. */
  readonly createdAt: string;
  readonly artworkName: string;
  readonly artworkPicture: string | undefined;
}

export const wonStates = ['due', 'paid', 'expired'] as const;
/** An auction that was won: to be paid, paid, or forfeited. */
export type WonState = (typeof wonStates)[number];

export interface WonAuction {
  readonly id: string;
  /** The bid that won; undefined if the server does not say. */
  readonly bidId: string | undefined;
  readonly code: string;
  readonly name: string;
  readonly picture: string | undefined;
  readonly price: Amount;
  readonly currencyId: string;
  readonly currencyName: string;
  readonly state: WonState;
  /** Epoch ms; undefined once it is paid or expired. */
  readonly payBeforeMs: number | undefined;
  readonly isRead: boolean;
  /** Epoch ms. */
  readonly wonAtMs: number | undefined;
  readonly paidAtMs: number | undefined;
  /** Returned with the payment, lost without it, in USDT; undefined if the server does not say. */
  readonly deposit: Amount | undefined;
}

export interface Resale {
  readonly code: string;
  /** The price, or the start price of an auction. */
  readonly price: Amount;
  /** Server wall time `YYYY-MM-DD hh:mm:ss`. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Of an auction alone. */
  readonly raise: Amount | undefined;
}
