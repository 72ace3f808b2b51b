import type { CurrencyId } from '../../../../core/domain/instrument.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import type { Favourite, FavouritesPort } from '../../../../core/ports/favourites-port.ts';
import { missingFavourites } from './favourite-list.ts';
import type { LocalFavourites } from './local-favourites.ts';

/** Brings the device's stars to the server. What the server does not take now stays on the device and is tried with the next reading. */
export async function uniteFavourites(port: FavouritesPort, local: LocalFavourites): Promise<readonly Favourite[]> {
  const server = [...(await port.favourites())];
  const left: CurrencyId[] = [];
  for (const currencyId of missingFavourites(server, local.list())) {
    try {
      server.push({ id: await port.addFavourite({ currencyId }), currencyId });
    } catch (error) {
      if (!(error instanceof AppError) || error.kind === 'session-expired') throw error;
      left.push(currencyId);
    }
  }
  if (local.list().length > 0) local.replace(left);
  return server;
}
