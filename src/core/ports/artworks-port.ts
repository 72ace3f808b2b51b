import { createToken } from '../di/token.ts';
import type { Artist, ArtistPage, Artwork, ArtworkQuery, SaleCurrency } from '../domain/artwork.ts';
import type { Page, Rows } from '../domain/page.ts';

/** Artworks and who made them. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape. */
export interface ArtworksPort {
  /** On sale first, then newest. `page` from 1. @wire GET /bind_box/getBoxList */
  artworks(query: ArtworkQuery): Promise<Page<Artwork>>;
  /** By its number. @wire GET /bind_box/getBoxDetail */
  artwork(query: { artworkId: string }): Promise<Artwork>;
  /** `page` from 1. @wire GET /bind_box/getArtist */
  artists(query: { page: number; limit: number }): Promise<Page<Artist>>;
  /** With the works and what the artist has marked. @wire GET /bind_box/getArtistDetail */
  artist(query: { artistId: string }): Promise<ArtistPage>;
  /** What artworks are sold in. @wire GET /bind_box/getNftCurrency */
  saleCurrencies(): Promise<Rows<SaleCurrency>>;
  /** What the person has marked. @wire GET /bind_box/getCollection */
  markedArtworks(): Promise<Rows<Artwork>>;
  /** Marks it, or takes the mark away. @wire POST /bind_box/collect */
  markArtwork(mark: { code: string }): Promise<void>;
}
export const ArtworksPort = createToken<ArtworksPort>('ArtworksPort');
