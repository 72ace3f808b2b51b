import type { AccountId } from '../../../../core/account/account-scope.ts';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import type { Unsubscribe } from '../../../../core/platform/realtime-transport.ts';
import type { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { readCurrencyIds } from './favourite-list.ts';

/** Stars of a visitor, and those of a person that the server has not taken yet. Kept on this device, one list per account. */
export class LocalFavourites {
  readonly #storage: KeyValueStorage;
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #list: readonly CurrencyId[];

  constructor(storage: KeyValueStorage, account: AccountId) {
    this.#storage = storage;
    this.#key = `favourites.${account}`;
    this.#list = readCurrencyIds(storage.read(this.#key));
    storage.watch((key) => {
      if (key !== this.#key) return;
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

const lists = new WeakMap<KeyValueStorage, Map<AccountId, LocalFavourites>>();

/** The one list of an account on this device. */
export function localFavouritesOf(storage: KeyValueStorage, account: AccountId): LocalFavourites {
  const byAccount = lists.get(storage) ?? new Map<AccountId, LocalFavourites>();
  lists.set(storage, byAccount);
  const present = byAccount.get(account) ?? new LocalFavourites(storage, account);
  byAccount.set(account, present);
  return present;
}
