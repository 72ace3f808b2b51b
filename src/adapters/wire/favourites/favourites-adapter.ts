import type { FavouritesPort } from '../../../core/ports/favourites-port.ts';
import { readFavourites, readNewFavouriteId } from './favourites-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const favouritesOver = ({ call }: Wire): FavouritesPort => ({
  favourites: async () => readFavourites(await call('favourites')),
  addFavourite: async ({ currencyId }) => readNewFavouriteId(await call('addFavourite', { currency_id: currencyId })),
  removeFavourite: async ({ favouriteId }) => {
    await call('removeFavourite', { id: favouriteId });
  },
});
