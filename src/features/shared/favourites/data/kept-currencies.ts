import type { AccountId } from '../../../../core/account/account-scope.ts';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import type { Unsubscribe } from '../../../../core/platform/realtime-transport.ts';
import type { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { readCurrencyIds } from './favourite-list.ts';

/** A list of currencies on this device, the same in all tabs. */
export class KeptCurrencies {
  readonly #storage: KeyValueStorage;
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #list: readonly CurrencyId[];

  constructor(storage: KeyValueStorage, key: string) {
    this.#storage = storage;
    this.#key = key;
    this.#list = readCurrencyIds(storage.read(key));
    storage.watch((changed) => {
      if (changed !== key) return;
      this.#list = readCurrencyIds(storage.read(key));
      this.#tell();
    });
  }

  readonly list = (): readonly CurrencyId[] => this.#list;

  readonly watch = (listener: () => void): Unsubscribe => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  replace(list: readonly CurrencyId[]): void {
    this.#list = list;
    if (list.length === 0) this.#storage.remove(this.#key);
    else this.#storage.write(this.#key, JSON.stringify(list));
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const lists = new WeakMap<KeyValueStorage, Map<string, KeptCurrencies>>();

function listUnder(storage: KeyValueStorage, key: string): KeptCurrencies {
  const byKey = lists.get(storage) ?? new Map<string, KeptCurrencies>();
  lists.set(storage, byKey);
  const present = byKey.get(key) ?? new KeptCurrencies(storage, key);
  byKey.set(key, present);
  return present;
}

/** Stars of a visitor, and those of a person that the server has not taken yet, one list per account. */
export const localFavouritesOf = (storage: KeyValueStorage, account: AccountId): KeptCurrencies =>
  listUnder(storage, `favourites.${account}`);

/** The order that a person has given to the stars of an account. */
export const favouriteOrderOf = (storage: KeyValueStorage, account: AccountId): KeptCurrencies =>
  listUnder(storage, `favourites.order.${account}`);
