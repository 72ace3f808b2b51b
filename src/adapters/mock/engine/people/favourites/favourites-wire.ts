import type { Domain, Route, WireRequest } from '../../kernel/domain/domain.ts';
import { Refusal, type EngineAccount, type Json } from '../../kernel/basics/engine-types.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import { findCurrencyById } from '../../ledger/currencies.ts';
import { emptyFavourites, favouritesCommands, favouritesOf, type FavouritesSlice } from './favourites-book.ts';

type FavouriteRoute = Route<FavouritesSlice>;

const addFavourite =
  (account: EngineAccount): FavouriteRoute['handle'] =>
  async (request) => {
    const currency = findCurrencyById(request.fields['currency_id'] ?? '');
    if (currency === undefined) throw new Refusal('unknownCurrency');
    const argument = { account, user: request.userId ?? '', currency: currency.id };
    const id = await request.execute('favourites.add', argument);
    return { type: 'ok', message: { id } };
  };

const removeFavourite =
  (account: EngineAccount): FavouriteRoute['handle'] =>
  async (request) => {
    const id = Number.parseInt(request.fields['id'] ?? '', 10);
    await request.execute('favourites.remove', { account, user: request.userId ?? '', id });
    return { type: 'ok', message: serverText(request.language, 'favouriteRemoved') };
  };

const favourites =
  (account: EngineAccount) =>
  (request: WireRequest, slice: FavouritesSlice): Json =>
    favouritesOf(slice, { account, user: request.userId ?? '' }).map(({ id, currency }) => ({
      id,
      currency_id: currency,
    }));

/** The three calls of one account; `path` is their first segment. */
const routesOf = (account: EngineAccount, path: 'optional' | 'monioptional'): readonly FavouriteRoute[] => [
  {
    operation: `GET /${path}/list`,
    access: 'signed-in',
    handle: async (request, { slice }) => ({ type: 'ok', message: favourites(account)(request, slice) }),
  },
  { operation: `POST /${path}/add`, access: 'signed-in', handle: addFavourite(account) },
  { operation: `POST /${path}/del`, access: 'signed-in', handle: removeFavourite(account) },
];

/** Starred pairs, by base currency. */
export const favouritesDomain: Domain<FavouritesSlice> = {
  name: 'favourites',
  initial: emptyFavourites,
  commands: favouritesCommands,
  due: {},
  routes: [...routesOf('live', 'optional'), ...routesOf('moni', 'monioptional')],
};
