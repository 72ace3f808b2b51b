import type { Unsubscribe } from '../../../../core/platform/realtime-transport.ts';
import type { KeyValueStorage } from '../../../../core/platform/storage.ts';

const lockKey = 'lock';

/** The record of the lock as text, the same for all tabs; it is removed when the session ends. */
export class LockStore {
  readonly #storage: KeyValueStorage;
  readonly #listeners = new Set<() => void>();

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
    storage.watch((key) => {
      if (key === lockKey || key === '') this.#tell();
    });
  }

  readonly text = (): string | undefined => this.#storage.read(lockKey);

  readonly watch = (listener: () => void): Unsubscribe => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  keep(text: string | undefined): void {
    if (text === undefined) this.#storage.remove(lockKey);
    else this.#storage.write(lockKey, text);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const stores = new WeakMap<KeyValueStorage, LockStore>();

/** The one lock of this device. */
export function lockStoreOf(storage: KeyValueStorage): LockStore {
  const present = stores.get(storage) ?? new LockStore(storage);
  stores.set(storage, present);
  return present;
}
