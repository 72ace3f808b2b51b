import type { CurrencyId } from '../../../core/domain/instrument.ts';
import type { Favourite, FavouritesPort } from '../../../core/ports/favourites-port.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { FormFields } from '../request-fields.ts';
import { readFavourites, readNewFavouriteId } from './favourites-codec.ts';

export class HttpFavouritesAdapter implements FavouritesPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<FavouritesPort>;

  constructor(http: HttpTransport, paths: PathsOf<FavouritesPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async favourites(): Promise<readonly Favourite[]> {
    return readFavourites(await this.#http.call(this.#paths.favourites));
  }

  async addFavourite({ currencyId }: { currencyId: CurrencyId }): Promise<string> {
    const fields: FormFields<'addFavourite'> = { currency_id: currencyId };
    return readNewFavouriteId(await this.#http.call(this.#paths.addFavourite, fields));
  }

  async removeFavourite({ favouriteId }: { favouriteId: string }): Promise<void> {
    const fields: FormFields<'removeFavourite'> = { id: favouriteId };
    await this.#http.call(this.#paths.removeFavourite, fields);
  }
}
