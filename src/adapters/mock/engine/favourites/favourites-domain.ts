import * as v from 'valibot';
import type { Domain, Route, WireRequest } from '../kernel/domain.ts';
import { Refusal, type EngineAccount, type Json } from '../kernel/engine-types.ts';
import { serverText } from '../kernel/server-text.ts';
import { findCurrencyById } from '../seed/currencies.ts';

type Favourite = { readonly id: number; readonly currency: number };
/** Oldest first, by account and person. */
type FavouritesSlice = Record<EngineAccount, Record<string, Favourite[]>>;
type FavouriteRoute = Route<FavouritesSlice>;

const account = v.picklist(['live', 'moni']);
const addition = v.strictObject({ account, user: v.string(), currency: v.number() });
const removal = v.strictObject({ account, user: v.string(), id: v.number() });

function own(slice: FavouritesSlice, place: { account: EngineAccount; user: string }): readonly Favourite[] {
  const people = slice[place.account];
  return Object.hasOwn(people, place.user) ? (people[place.user] ?? []) : [];
}

const addFavourite =
  (side: EngineAccount): FavouriteRoute['handle'] =>
  async (request) => {
    const currency = findCurrencyById(request.fields['currency_id'] ?? '');
    if (currency === undefined) throw new Refusal('unknownCurrency');
    const argument = { account: side, user: request.userId ?? '', currency: currency.id };
    const id = await request.execute('favourites.add', argument);
    return { type: 'ok', message: { id } };
  };

const removeFavourite =
  (side: EngineAccount): FavouriteRoute['handle'] =>
  async (request) => {
    const id = Number.parseInt(request.fields['id'] ?? '', 10);
    await request.execute('favourites.remove', { account: side, user: request.userId ?? '', id });
    return { type: 'ok', message: serverText(request.language, 'favouriteRemoved') };
  };

const favourites =
  (side: EngineAccount) =>
  (request: WireRequest, slice: FavouritesSlice): Json =>
    own(slice, { account: side, user: request.userId ?? '' }).map(({ id, currency }) => ({
      id,
      currency_id: currency,
    }));

/** The three calls of one account; `path` is their first segment. */
const routesOf = (side: EngineAccount, path: 'optional' | 'monioptional'): readonly FavouriteRoute[] => [
  {
    operation: `GET /${path}/list`,
    access: 'signed-in',
    handle: async (request, { slice }) => ({ type: 'ok', message: favourites(side)(request, slice) }),
  },
  { operation: `POST /${path}/add`, access: 'signed-in', handle: addFavourite(side) },
  { operation: `POST /${path}/del`, access: 'signed-in', handle: removeFavourite(side) },
];

/** Starred pairs, by base currency. */
export const favouritesDomain: Domain<FavouritesSlice> = {
  name: 'favourites',
  initial: () => ({ live: {}, moni: {} }),
  commands: {
    add: ({ slice, nextId }, argument) => {
      const { currency, ...place } = v.parse(addition, argument);
      const list = own(slice, place);
      if (list.some((favourite) => favourite.currency === currency)) throw new Refusal('alreadyFavourite');
      const id = nextId(`favourite.${place.account}`);
      slice[place.account][place.user] = [...list, { id, currency }];
      return id;
    },
    remove: ({ slice }, argument) => {
      const { id, ...place } = v.parse(removal, argument);
      const list = own(slice, place);
      if (!list.some((favourite) => favourite.id === id)) throw new Refusal('notFavourite');
      slice[place.account][place.user] = list.filter((favourite) => favourite.id !== id);
      return null;
    },
  },
  due: {},
  routes: [...routesOf('live', 'optional'), ...routesOf('moni', 'monioptional')],
};
