import { createToken } from '../di/token.ts';
import type { Artist, ArtistPage, Artwork, ArtworkQuery, SaleCurrency } from '../domain/products/artwork.ts';
import type { Page, Rows } from '../domain/page.ts';

/** Artworks and artists. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape. */
export interface ArtworksPort {
  /** On sale first, then newest. `page` from 1. @wire GET /bind_box/getBoxList */
  artworks(query: ArtworkQuery): Promise<Page<Artwork>>;
  /** By its number. @wire GET /bind_box/getBoxDetail */
  artwork(query: { artworkId: string }): Promise<Artwork>;
  /** `page` from 1. @wire GET /bind_box/getArtist */
  artists(query: { page: number; limit: number }): Promise<Page<Artist>>;
  /** With the works and the artist's marks. @wire GET /bind_box/getArtistDetail */
  artist(query: { artistId: string }): Promise<ArtistPage>;
  /** The currencies of sales. @wire GET /bind_box/getNftCurrency */
  saleCurrencies(): Promise<Rows<SaleCurrency>>;
  /** The person's marks. @wire GET /bind_box/getCollection */
  markedArtworks(): Promise<Rows<Artwork>>;
  /** Toggles the person's mark. @wire POST /bind_box/collect */
  markArtwork(mark: { code: string }): Promise<void>;
}
export const ArtworksPort = createToken<ArtworksPort>('ArtworksPort');
