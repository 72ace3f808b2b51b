import { useSyncExternalStore } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import type { Unsubscribe } from '../../../../core/platform/realtime-transport.ts';

/** One small text of this device, the same for everything in this page that reads it and for the other tabs. */
export class KeptText {
  readonly #storage: KeyValueStorage;
  readonly #key: string;
  readonly #listeners = new Set<() => void>();

  constructor(storage: KeyValueStorage, key: string) {
    this.#storage = storage;
    this.#key = key;
    storage.watch((changed) => {
      if (changed === key || changed === '') this.#tell();
    });
  }

  readonly read = (): string | undefined => this.#storage.read(this.#key);

  /** False when the device has no room: then it lasts as long as this page. */
  readonly write = (text: string): boolean => {
    this.#storage.write(this.#key, text);
    this.#tell();
    return this.#storage.keeps(this.#key);
  };

  readonly subscribe = (listener: () => void): Unsubscribe => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    this.#listeners.forEach((listener) => listener());
  }
}

const texts = new WeakMap<KeyValueStorage, Map<string, KeptText>>();

/** The one text of a key. */
export function keptTextOf(storage: KeyValueStorage, key: string): KeptText {
  const ofStorage = texts.get(storage) ?? new Map<string, KeptText>();
  texts.set(storage, ofStorage);
  const text = ofStorage.get(key) ?? new KeptText(storage, key);
  ofStorage.set(key, text);
  return text;
}

/**
 * The stored text, kept in step across components and tabs, and its setter. The setter says whether the text outlives
 * this visit.
 */
export function useSharedText(key: string): readonly [string | undefined, (text: string) => boolean] {
  const kept = keptTextOf(usePort(KeyValueStorage), key);
  return [useSyncExternalStore(kept.subscribe, kept.read), kept.write];
}
