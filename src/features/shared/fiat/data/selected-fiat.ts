import type { FiatCode } from '../../../../core/domain/market/fiat.ts';
import type { Unsubscribe } from '../../../../core/platform/realtime-transport.ts';
import type { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { isFiatCode } from './fiat-value.ts';

const storageKey = 'fiat';
const defaultFiat: FiatCode = 'USD';

/** The fiat currency that values are shown in, kept on this device. */
export class SelectedFiat {
  readonly #storage: KeyValueStorage;
  readonly #listeners = new Set<() => void>();

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
    storage.watch((key) => {
      if (key === storageKey) this.#tell();
    });
  }

  readonly code = (): FiatCode => {
    const stored = this.#storage.read(storageKey);
    return stored !== undefined && isFiatCode(stored) ? stored : defaultFiat;
  };

  readonly watch = (listener: () => void): Unsubscribe => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  choose(code: FiatCode): void {
    this.#storage.write(storageKey, code);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const selections = new WeakMap<KeyValueStorage, SelectedFiat>();

/** The one choice of this device. */
export function selectedFiatOf(storage: KeyValueStorage): SelectedFiat {
  const present = selections.get(storage) ?? new SelectedFiat(storage);
  selections.set(storage, present);
  return present;
}
