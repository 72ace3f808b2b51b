import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import { lackingAs, type Rows } from '../../../../core/domain/page.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import type { Favourite, FavouritesPort } from '../../../../core/ports/favourites-port.ts';
import { missingFavourites } from './favourite-list.ts';
import type { KeptCurrencies } from './kept-currencies.ts';

/**
 * Sends the device's stars to the server. A star that the server refuses stays on the device and is tried with the next
 * reading. The device is read first: an earlier reading that is still sending empties it only after the last star is on
 * the server, so that no star is in neither list.
 */
export async function uniteFavourites(port: FavouritesPort, local: KeptCurrencies): Promise<Rows<Favourite>> {
  const starred = local.list();
  const listed = await port.favourites();
  const server = [...listed];
  const left: CurrencyId[] = [];
  for (const currencyId of missingFavourites(server, starred)) {
    try {
      server.push({ id: await port.addFavourite({ currencyId }), currencyId });
    } catch (error) {
      if (!(error instanceof AppError) || error.kind === 'session-expired') throw error;
      left.push(currencyId);
    }
  }
  if (local.list().length > 0) local.replace(left);
  return lackingAs(server, listed);
}
