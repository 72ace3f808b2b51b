import { createToken } from '../di/token.ts';
import type { ArtBid, Resale, WonAuction } from '../domain/products/art-sale.ts';
import type { Artwork } from '../domain/products/artwork.ts';
import type { Page, Rows } from '../domain/page.ts';
import type { Amount } from '../money/amount.ts';

/** Buying and selling artworks. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape. */
export interface ArtSalesPort {
  /** Buys at its price, also a blind box. @wire POST /bind_box/buyNFT */
  buyArtwork(wish: { code: string }): Promise<void>;
  /** Takes the deposit of an auction before the first bid. @wire POST /bind_box/marginNFT */
  placeDeposit(wish: { code: string }): Promise<void>;
  /** `raise` is added to the server's highest bid. @wire POST /bind_box/auctionNFT */
  placeBid(wish: { code: string; raise: Amount }): Promise<void>;
  /** Newest first, the last ten. @wire POST /bind_box/getBindBoxQuotationLog */
  bidsOn(query: { code: string }): Promise<Rows<ArtBid>>;
  /** `page` from 1, newest first. @wire POST /bind_box/getMyBindBoxQuotationLog */
  ownBids(query: { page: number; limit: number }): Promise<Page<ArtBid>>;
  /** Newest first. @wire POST /bind_box/getMyNFTs */
  ownArtworks(): Promise<Rows<Artwork>>;
  /** Resolves with its content. @wire POST /bind_box/openBlindBox */
  openBox(wish: { code: string }): Promise<Artwork>;
  /** Cannot be withdrawn. @wire POST /bind_box/resellNFT */
  resellArtwork(resale: Resale): Promise<void>;
  /** Newest first; paid and forfeited ones too. @wire POST /bind_box/getNeedPayNFTOrder */
  wonAuctions(): Promise<Rows<WonAuction>>;
  /** Marks it as seen. @wire POST /bind_box/readNFTOrderMessage */
  readWonAuction(query: { wonId: string }): Promise<void>;
  /** Pays the winning bid and returns the deposit. @wire POST /bind_box/payNFTOrder */
  payWonAuction(query: { wonId: string }): Promise<void>;
}
export const ArtSalesPort = createToken<ArtSalesPort>('ArtSalesPort');
