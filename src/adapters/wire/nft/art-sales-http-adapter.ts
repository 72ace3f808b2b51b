import type { ArtBid, Resale, WonAuction } from '../../../core/domain/art-sale.ts';
import type { Artwork } from '../../../core/domain/artwork.ts';
import type { Page } from '../../../core/domain/page.ts';
import type { Amount } from '../../../core/money/amount.ts';
import type { ArtSalesPort } from '../../../core/ports/art-sales-port.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { FormFields } from '../request-fields.ts';
import { readBids, readOwnBids, readWonAuctions, resaleFields } from './art-sales-codec.ts';
import { readArtwork, readArtworkRows } from './artworks-codec.ts';

export class HttpArtSalesAdapter implements ArtSalesPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<ArtSalesPort>;
  readonly #fileAddress = (path: string): string => this.#http.fileAddress(path);

  constructor(http: HttpTransport, paths: PathsOf<ArtSalesPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async buyArtwork({ code }: { code: string }): Promise<void> {
    const fields: FormFields<'buyArtwork'> = { code };
    await this.#http.call(this.#paths.buyArtwork, fields);
  }

  async placeDeposit({ code }: { code: string }): Promise<void> {
    const fields: FormFields<'placeDeposit'> = { code };
    await this.#http.call(this.#paths.placeDeposit, fields);
  }

  async placeBid({ code, raise }: { code: string; raise: Amount }): Promise<void> {
    const fields: FormFields<'placeBid'> = { code, price: raise };
    await this.#http.call(this.#paths.placeBid, fields);
  }

  async bidsOn({ code }: { code: string }): Promise<readonly ArtBid[]> {
    const fields: FormFields<'bidsOn'> = { code };
    return readBids(await this.#http.call(this.#paths.bidsOn, fields), this.#fileAddress);
  }

  async ownBids(query: { page: number; limit: number }): Promise<Page<ArtBid>> {
    const fields: FormFields<'ownBids'> = { page: String(query.page), limit: String(query.limit) };
    return readOwnBids(await this.#http.call(this.#paths.ownBids, fields), query, this.#fileAddress);
  }

  async ownArtworks(): Promise<readonly Artwork[]> {
    return readArtworkRows(await this.#http.call(this.#paths.ownArtworks, {}), this.#fileAddress);
  }

  async openBox({ code }: { code: string }): Promise<Artwork> {
    const fields: FormFields<'openBox'> = { code };
    return readArtwork(await this.#http.call(this.#paths.openBox, fields), this.#fileAddress);
  }

  async resellArtwork(resale: Resale): Promise<void> {
    await this.#http.call(this.#paths.resellArtwork, resaleFields(resale));
  }

  async wonAuctions(): Promise<readonly WonAuction[]> {
    return readWonAuctions(await this.#http.call(this.#paths.wonAuctions, {}), this.#fileAddress);
  }

  async readWonAuction({ wonId }: { wonId: string }): Promise<void> {
    const fields: FormFields<'readWonAuction'> = { id: wonId };
    await this.#http.call(this.#paths.readWonAuction, fields);
  }

  async payWonAuction({ wonId }: { wonId: string }): Promise<void> {
    const fields: FormFields<'payWonAuction'> = { id: wonId };
    await this.#http.call(this.#paths.payWonAuction, fields);
  }
}
