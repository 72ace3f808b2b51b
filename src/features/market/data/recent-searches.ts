import { useSyncExternalStore } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import type { Unsubscribe } from '../../../core/platform/realtime-transport.ts';
import { KeyValueStorage } from '../../../core/platform/storage.ts';

const storageKey = 'market.recentSearches';
const keptMost = 8;

/** Symbols of the pairs that were found and opened, newest first; they never leave this device. */
export class RecentSearches {
  readonly #storage: KeyValueStorage;
  readonly #listeners = new Set<() => void>();
  #symbols: readonly string[];

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
    this.#symbols = readSymbols(storage.read(storageKey));
    storage.watch((key) => {
      if (key === storageKey) this.#show(readSymbols(storage.read(storageKey)));
    });
  }

  readonly symbols = (): readonly string[] => this.#symbols;

  readonly watch = (listener: () => void): Unsubscribe => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(symbol: string): void {
    this.#keep([symbol, ...this.#symbols.filter((other) => other !== symbol)].slice(0, keptMost));
  }

  clear(): void {
    this.#keep([]);
  }

  #keep(symbols: readonly string[]): void {
    this.#storage.write(storageKey, JSON.stringify(symbols));
    this.#show(symbols);
  }

  #show(symbols: readonly string[]): void {
    this.#symbols = symbols;
    for (const listener of this.#listeners) listener();
  }
}

function readSymbols(stored: string | undefined): readonly string[] {
  if (stored === undefined) return [];
  try {
    const symbols: unknown = JSON.parse(stored);
    return Array.isArray(symbols) ? symbols.filter((symbol) => typeof symbol === 'string') : [];
  } catch {
    return [];
  }
}

const kept = new WeakMap<KeyValueStorage, RecentSearches>();

export interface UsedRecentSearches {
  readonly symbols: readonly string[];
  readonly add: (symbol: string) => void;
  readonly clear: () => void;
}

export function useRecentSearches(): UsedRecentSearches {
  const storage = usePort(KeyValueStorage);
  const recent = kept.get(storage) ?? new RecentSearches(storage);
  kept.set(storage, recent);
  const symbols = useSyncExternalStore(recent.watch, recent.symbols);
  return { symbols, add: (symbol) => recent.add(symbol), clear: () => recent.clear() };
}
