import type { Rows } from '../../../core/domain/page.ts';
import type { Favourite } from '../../../core/ports/favourites-port.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { FavouriteRow, NewFavourite } from '../calls/api.gen.ts';
import { objectAt } from '../calls/decode.ts';
import { readRows } from '../calls/wire-page.ts';

function readFavourite(value: WireValue, path: string): Favourite {
  const row = objectAt<FavouriteRow>(value, path);
  return { id: row.id('id'), currencyId: row.id('currency_id') };
}

export const readFavourites = (value: WireValue): Rows<Favourite> => readRows(value, 'message', readFavourite);

export const readNewFavouriteId = (value: WireValue): string => objectAt<NewFavourite>(value, 'message').id('id');
