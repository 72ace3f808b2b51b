import { describe, expect, test } from 'vitest';
import { AppError } from '../../../../core/errors/app-error.ts';
import type { Favourite, FavouritesPort } from '../../../../core/ports/favourites-port.ts';
import type { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { readCurrencyIds, toggledCurrency, unionFavourites, withStarBack } from './favourite-list.ts';
import { KeptCurrencies } from './kept-currencies.ts';
import { uniteFavourites } from './unite-favourites.ts';

const nothing = (): void => undefined;

function createStorage(): KeyValueStorage {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    keeps: () => true,
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    watch: () => nothing,
  };
}

/** `refusals`: the server's refusal for each currency. */
function createServer(currencyIds: readonly string[], refusals: Readonly<Record<string, AppError>> = {}) {
  const list: Favourite[] = currencyIds.map((currencyId) => ({ id: `f${currencyId}`, currencyId }));
  const port: FavouritesPort = {
    favourites: () => Promise.resolve([...list]),
    addFavourite: ({ currencyId }) => {
      const refusal = refusals[currencyId];
      if (refusal !== undefined) return Promise.reject(refusal);
      list.push({ id: `f${currencyId}`, currencyId });
      return Promise.resolve(`f${currencyId}`);
    },
    removeFavourite: () => Promise.resolve(),
  };
  return { port, list };
}

function starred(...ids: readonly string[]): KeptCurrencies {
  const local = new KeptCurrencies(createStorage(), 'live');
  local.replace(ids);
  return local;
}

describe('uniteFavourites', () => {
  test('uniteFavourites: two stars of a visitor and three on the server are five, and all five are on the server', async () => {
    const server = createServer(['1', '2', '3']);
    const local = starred('7', '8');
    const united = await uniteFavourites(server.port, local);
    expect(united.map(({ currencyId }) => currencyId)).toEqual(['1', '2', '3', '7', '8']);
    expect(server.list).toHaveLength(5);
    expect(local.list()).toEqual([]);
  });

  test('uniteFavourites: a star that both have is one star', async () => {
    const server = createServer(['1', '2']);
    await uniteFavourites(server.port, starred('2', '7'));
    expect(server.list.map(({ currencyId }) => currencyId)).toEqual(['1', '2', '7']);
  });

  test('uniteFavourites: what the server does not take stays on the device and is still shown', async () => {
    const server = createServer(['1'], { 8: new AppError('server', 'adding failed') });
    const local = starred('7', '8');
    const united = await uniteFavourites(server.port, local);
    expect(local.list()).toEqual(['8']);
    expect(unionFavourites(united, local.list())).toEqual(['1', '7', '8']);
  });

  test('uniteFavourites: a reading that begins while another still brings stars shows all of them', async () => {
    const server = createServer(['1']);
    const local = starred('7', '8');
    let answer = nothing;
    const slow: FavouritesPort = {
      ...server.port,
      favourites: async () => {
        const read = await server.port.favourites();
        // The second answer is under way until the first reading has brought everything.
        if (server.list.length > 1)
          await new Promise<void>((done) => {
            answer = done;
          });
        return read;
      },
      addFavourite: async (change) => {
        const id = await server.port.addFavourite(change);
        if (change.currencyId === '7') second = uniteFavourites(slow, local);
        return id;
      },
    };
    let second: Promise<readonly Favourite[]> = Promise.resolve([]);
    await uniteFavourites(slow, local);
    answer();
    const united = await second;
    expect(unionFavourites(united, local.list())).toEqual(['1', '7', '8']);
  });

  test('uniteFavourites: a session that ends in between loses nothing', async () => {
    const server = createServer([], { 8: new AppError('session-expired', 'please sign in') });
    const local = starred('7', '8');
    await expect(uniteFavourites(server.port, local)).rejects.toMatchObject({ kind: 'session-expired' });
    expect(local.list()).toEqual(['7', '8']);
  });
});

describe('KeptCurrencies', () => {
  test('replace: kept on the device, apart for each account, and told', () => {
    const storage = createStorage();
    const local = new KeptCurrencies(storage, 'live');
    let told = 0;
    local.watch(() => {
      told += 1;
    });
    local.replace(['1', '2']);
    expect(told).toBe(1);
    expect(new KeptCurrencies(storage, 'live').list()).toEqual(['1', '2']);
    expect(new KeptCurrencies(storage, 'moni').list()).toEqual([]);
  });
});

describe('favourite list', () => {
  test('toggledCurrency: a new star goes to the end, a second tap takes it back', () => {
    expect(toggledCurrency(['1'], '2')).toEqual(['1', '2']);
    expect(toggledCurrency(['1', '2'], '1')).toEqual(['2']);
  });

  test.each([undefined, '', '{', '{"a":1}', '7', 'null'])('readCurrencyIds: %s is an empty list', (stored) =>
    expect(readCurrencyIds(stored)).toEqual([]),
  );

  test('readCurrencyIds: only texts are ids', () => expect(readCurrencyIds('["1",2,null,"3"]')).toEqual(['1', '3']));
});

test('withStarBack: a star whose going was refused stands where it stood', () => {
  const star = (currencyId: string): Favourite => ({ id: `f${currencyId}`, currencyId });
  const order = (place: number) => withStarBack([star('1'), star('3')], star('2'), place).map((one) => one.currencyId);
  expect([order(1), order(0), order(9), order(-1)].map((ids) => ids.join(''))).toEqual(['123', '213', '132', '132']);
});
