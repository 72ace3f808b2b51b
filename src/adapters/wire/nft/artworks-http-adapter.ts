import type { Artist, ArtistPage, Artwork, ArtworkQuery, SaleCurrency } from '../../../core/domain/artwork.ts';
import type { Page } from '../../../core/domain/page.ts';
import type { ArtworksPort } from '../../../core/ports/artworks-port.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { FormFields, QueryFields } from '../request-fields.ts';
import {
  artworksFields,
  readArtist,
  readArtists,
  readArtwork,
  readArtworkRows,
  readArtworks,
  readSaleCurrencies,
} from './artworks-codec.ts';

export class HttpArtworksAdapter implements ArtworksPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<ArtworksPort>;
  readonly #fileAddress = (path: string): string => this.#http.fileAddress(path);

  constructor(http: HttpTransport, paths: PathsOf<ArtworksPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async artworks(query: ArtworkQuery): Promise<Page<Artwork>> {
    const answer = await this.#http.call(this.#paths.artworks, artworksFields(query));
    return readArtworks(answer, query, this.#fileAddress);
  }

  async artwork({ artworkId }: { artworkId: string }): Promise<Artwork> {
    const fields: QueryFields<'artwork'> = { id: artworkId, code: undefined };
    return readArtwork(await this.#http.call(this.#paths.artwork, fields), this.#fileAddress);
  }

  async artists(query: { page: number; limit: number }): Promise<Page<Artist>> {
    const fields: QueryFields<'artists'> = { page: String(query.page), limit: String(query.limit) };
    return readArtists(await this.#http.call(this.#paths.artists, fields), query, this.#fileAddress);
  }

  async artist({ artistId }: { artistId: string }): Promise<ArtistPage> {
    const fields: QueryFields<'artist'> = { uid: artistId };
    return readArtist(await this.#http.call(this.#paths.artist, fields), this.#fileAddress);
  }

  async saleCurrencies(): Promise<readonly SaleCurrency[]> {
    return readSaleCurrencies(await this.#http.call(this.#paths.saleCurrencies, {}));
  }

  async markedArtworks(): Promise<readonly Artwork[]> {
    return readArtworkRows(await this.#http.call(this.#paths.markedArtworks, {}), this.#fileAddress);
  }

  async markArtwork({ code }: { code: string }): Promise<void> {
    const fields: FormFields<'markArtwork'> = { code };
    await this.#http.call(this.#paths.markArtwork, fields);
  }
}
