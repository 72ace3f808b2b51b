import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FavouritesPort } from '../../src/core/ports/favourites-port.ts';
import { favouritesPromises, starPromises } from './promises/favourites-promises.ts';
import { tryPromises } from './try-promises.ts';
import { worlds, type RunningWorld, type World } from './worlds.ts';

const describeFavouritesPort = (world: World): unknown =>
  describe(`FavouritesPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn('new@tandem.test');
    });
    afterEach(() => running.stop());
    const stars = (): FavouritesPort => running.account.port(FavouritesPort);

    tryPromises([...favouritesPromises, ...starPromises], () => running);

    test('favourites: empty before anything is starred', async () => {
      expect(await stars().favourites()).toEqual([]);
    });

    test('addFavourite: is listed under the id it answered, in this account alone', async () => {
      const id = await stars().addFavourite({ currencyId: '2' });
      expect(running.starred()).toEqual(['2']);
      expect(await stars().favourites()).toEqual([{ id, currencyId: '2' }]);
      expect(await running.otherAccount.port(FavouritesPort).favourites()).toEqual([]);
    });

    test('addFavourite: twice the same is refused and listed once', async () => {
      await stars().addFavourite({ currencyId: '2' });
      await expect(stars().addFavourite({ currencyId: '2' })).rejects.toMatchObject({ kind: 'server' });
      expect(await stars().favourites()).toHaveLength(1);
    });

    test('addFavourite: an unknown currency is refused', async () => {
      await expect(stars().addFavourite({ currencyId: '999999' })).rejects.toMatchObject({ kind: 'server' });
    });

    test("removeFavourite: another person's is refused and stays", async () => {
      const id = await stars().addFavourite({ currencyId: '1' });
      await running.signIn('trader@tandem.test');
      await expect(stars().removeFavourite({ favouriteId: id })).rejects.toMatchObject({ kind: 'server' });
      await running.signIn('new@tandem.test');
      expect(await stars().favourites()).toHaveLength(1);
    });

    test('favourites: a visitor is told that the session is missing', async () => {
      running.session.signOut();
      await expect(stars().favourites()).rejects.toMatchObject({ kind: 'session-expired' });
    });
  });

worlds.forEach(describeFavouritesPort);
