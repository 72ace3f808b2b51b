import { FavouritesPort } from '../../../src/core/ports/favourites-port.ts';
import { MarketPort } from '../../../src/core/ports/market-port.ts';
import {
  promise,
  see,
  seeNoRepetition,
  seeRefused,
  UnmetNeed,
  type PortPromise,
  type PromiseWorld,
} from './port-promise.ts';

export const favouritesPromises: readonly PortPromise[] = [
  promise('favourites: every one has an id of its own', 'person', async ({ account }) => {
    seeNoRepetition(await account.port(FavouritesPort).favourites(), 'message[*].id');
  }),
];

/** Stars the first currency that the person has not starred. */
async function star({ account, port }: PromiseWorld): Promise<{ currencyId: string; favouriteId: string }> {
  const starred = new Set((await account.port(FavouritesPort).favourites()).map(({ currencyId }) => currencyId));
  const free = (await port(MarketPort).instruments()).rows.find(({ instrument }) => !starred.has(instrument.base.id));
  if (free === undefined) throw new UnmetNeed('every pair is a favourite already');
  const currencyId = free.instrument.base.id;
  return { currencyId, favouriteId: await account.port(FavouritesPort).addFavourite({ currencyId }) };
}

/** What adds favourites and takes them away. Each leaves at most one favourite behind. */
export const starPromises: readonly PortPromise[] = [
  promise('addFavourite: is listed under the id that it answered', 'person', async (world) => {
    const { currencyId, favouriteId } = await star(world);
    const listed = await world.account.port(FavouritesPort).favourites();
    see(
      listed.some((entry) => entry.id === favouriteId && entry.currencyId === currencyId),
      { at: 'message.id', expected: 'the id in the list', got: `${favouriteId}, which is not listed` },
    );
  }),
  promise('addFavourite: twice the same is refused', 'person', async (world) => {
    const { currencyId } = await star(world);
    await seeRefused(world.account.port(FavouritesPort).addFavourite({ currencyId }));
  }),
  promise('removeFavourite: takes the favourite away', 'person', async (world) => {
    const { favouriteId } = await star(world);
    await world.account.port(FavouritesPort).removeFavourite({ favouriteId });
    const isListed = (await world.account.port(FavouritesPort).favourites()).some(({ id }) => id === favouriteId);
    see(!isListed, { at: 'the list of favourites', expected: 'one less', got: 'the same' });
  }),
];
