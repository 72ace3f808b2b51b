import { createToken } from '../di/token.ts';
import type { CurrencyId } from '../domain/market/instrument.ts';
import type { Rows } from '../domain/page.ts';

export interface Favourite {
  readonly id: string;
  readonly currencyId: CurrencyId;
}

/** Starred pairs of one account, by base currency. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape. */
export interface FavouritesPort {
  /** @wire GET /optional/list */
  favourites(): Promise<Rows<Favourite>>;
  /** Resolves with the favourite's own id. @wire POST /optional/add */
  addFavourite(request: { currencyId: CurrencyId }): Promise<string>;
  /** Takes the favourite's id, not the currency's. @wire POST /optional/del */
  removeFavourite(request: { favouriteId: string }): Promise<void>;
}
export const FavouritesPort = createToken<FavouritesPort>('FavouritesPort');
