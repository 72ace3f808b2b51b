import { parsedText } from '../../../../core/domain/kept/parsed-text.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import type { Unsubscribe } from '../../../../core/platform/realtime-transport.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';

/** The first versions kept only pairs that were found by a search, under this key. */
const storageKey = 'market.recentSearches';
const keptMost = 8;

/** Symbols of the pairs that were opened, newest first; they never leave this device. */
export class SeenPairs {
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
    if (this.#symbols[0] === symbol) return;
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
  const symbols = parsedText(stored);
  return Array.isArray(symbols) ? symbols.filter((symbol) => typeof symbol === 'string') : [];
}

const kept = new WeakMap<KeyValueStorage, SeenPairs>();

/** The one list of this device. */
function seenPairsOf(storage: KeyValueStorage): SeenPairs {
  const seen = kept.get(storage) ?? new SeenPairs(storage);
  kept.set(storage, seen);
  return seen;
}

export interface UsedSeenPairs {
  readonly symbols: readonly string[];
  readonly clear: () => void;
}

export function useSeenPairs(): UsedSeenPairs {
  const seen = seenPairsOf(usePort(KeyValueStorage));
  const symbols = useSyncExternalStore(seen.watch, seen.symbols);
  return { symbols, clear: () => seen.clear() };
}

/** Remembers a pair that is open now; undefined for none. */
export function useNoteSeenPair(symbol: string | undefined): void {
  const storage = usePort(KeyValueStorage);
  useEffect(() => {
    if (symbol !== undefined) seenPairsOf(storage).add(symbol);
  }, [storage, symbol]);
}
