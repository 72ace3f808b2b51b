import type { Amount, Rate } from '../../money/amount.ts';
import { add } from '../../money/fixed-point.ts';
import type { Rows } from '../page.ts';

export const mediaKinds = ['image', 'gif', 'audio', 'video'] as const;
export type MediaKind = (typeof mediaKinds)[number];

export const saleKinds = ['fixed', 'auction', 'box'] as const;
export type SaleKind = (typeof saleKinds)[number];

/** A sale by the clock and the server's flag. */
export type SaleState = 'open' | 'over' | 'upcoming';

/** As servers number them: 0 over, 1 on sale, 2 not started. */
export const saleStateNumbers = { over: 0, open: 1, upcoming: 2 } as const satisfies Readonly<
  Record<SaleState, number>
>;

/** A possible content of a blind box, with its probability. */
export interface BoxChance {
  readonly rarity: string;
  /** Of a hundred boxes. */
  readonly percent: Rate;
}

export interface Artwork {
  readonly id: string;
  /** What most calls name it by. */
  readonly code: string;
  readonly kind: MediaKind;
  readonly name: string;
  /** A still picture; undefined without one beside the file itself. */
  readonly poster: string | undefined;
  /** The file that moves or sounds, or the picture itself. */
  readonly file: string | undefined;
  readonly description: string | undefined;
  readonly currencyId: string;
  /** Ticker of the price; empty if the server does not name it. */
  readonly currencyName: string;
  /** Of an auction the highest bid, or the start price before there is one. */
  readonly price: Amount;
  /** The least by which a bid is raised. */
  readonly raise: Amount | undefined;
  /** Taken with the first bid on it, in USDT. */
  readonly deposit: Amount | undefined;
  /** The viewer has paid it for the running sale; undefined when the server does not say. */
  readonly hasDeposit: boolean | undefined;
  readonly saleKind: SaleKind;
  /** False once it is sold or over, even within its window. */
  readonly isFlagged: boolean;
  /** Server times, as sent. */
  readonly startsAt: string | undefined;
  readonly endsAt: string | undefined;
  /** Epoch ms; undefined if a countdown is impossible. */
  readonly startsAtMs: number | undefined;
  readonly endsAtMs: number | undefined;
  /** The server's own state, for a window without a countdown. */
  readonly toldState: SaleState;
  readonly artistId: string;
  /** Undefined in lists without it. */
  readonly artistName: string | undefined;
  readonly artistPicture: string | undefined;
  readonly ownerId: string;
  /** Undefined while a box is closed. */
  readonly rarity: string | undefined;
  readonly isBoxOpen: boolean;
  /** Put on sale again by its owner. */
  readonly isResold: boolean;
  /** Won in an auction and not paid yet. */
  readonly isWon: boolean;
  /** Undefined in lists without it. */
  readonly isFavourite: boolean | undefined;
  /** Empty unless the operator publishes them. */
  readonly chances: readonly BoxChance[];
  /** The highest bid of the demo's own bots; undefined without bots. */
  readonly botLimit: Amount | undefined;
}

export interface Artist {
  readonly id: string;
  readonly name: string;
  readonly picture: string | undefined;
}

export interface ArtistPage extends Artist {
  readonly artworks: Rows<Artwork>;
  readonly favourites: Rows<Artwork>;
  /** How often the works were marked; undefined if the server does not count. */
  readonly marks: number | undefined;
}

/** A currency that artworks are sold in. */
export interface SaleCurrency {
  readonly id: string;
  readonly name: string;
}

/** What of the list is wanted; nothing is left out where nothing is named. */
export interface ArtworkQuery {
  readonly page: number;
  readonly limit: number;
  readonly currencyId?: string | undefined;
  readonly saleKind?: SaleKind | undefined;
  readonly state?: SaleState | undefined;
  readonly kind?: MediaKind | undefined;
  readonly keyword?: string | undefined;
}

export interface SaleWindow {
  /** Epoch ms; undefined: no bound on that side. */
  readonly start: number | undefined;
  readonly end: number | undefined;
  readonly flag: boolean;
}

/** Before the start upcoming; inside the window by the flag; from the end on over. Times are epoch ms. */
export function saleState(now: number, { start, end, flag }: SaleWindow): SaleState {
  if (start !== undefined && now < start) return 'upcoming';
  if (end !== undefined && now >= end) return 'over';
  return flag ? 'open' : 'over';
}

/** The state of an artwork at the server's time; without a readable window the server's own state. */
export const stateOf = (artwork: Artwork, now: number): SaleState =>
  artwork.startsAtMs === undefined && artwork.endsAtMs === undefined
    ? artwork.toldState
    : saleState(now, { start: artwork.startsAtMs, end: artwork.endsAtMs, flag: artwork.isFlagged });

/** The lowest bid that counts. */
export const nextBid = (price: Amount, raise: Amount): Amount => add(price, raise);

/** How long the winner of an auction has to pay. */
export const payWithinMs = 86_400_000;
