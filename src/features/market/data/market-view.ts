import { useSyncExternalStore } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import type { Unsubscribe } from '../../../core/platform/realtime-transport.ts';
import { KeyValueStorage } from '../../../core/platform/storage.ts';

const storageKey = 'market.view';

/** How a person left the market page. Its meaning belongs to the screen. */
export interface KeptView {
  readonly tab: unknown;
  readonly sort: unknown;
}

/** The view outlives the screen. */
class MarketView {
  readonly #storage: KeyValueStorage;
  readonly #listeners = new Set<() => void>();
  #view: KeptView;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
    this.#view = readView(storage.read(storageKey));
  }

  readonly view = (): KeptView => this.#view;

  readonly watch = (listener: () => void): Unsubscribe => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(view: KeptView): void {
    this.#view = view;
    this.#storage.write(storageKey, JSON.stringify(view));
    for (const listener of this.#listeners) listener();
  }
}

function readView(stored: string | undefined): KeptView {
  if (stored === undefined) return { tab: undefined, sort: undefined };
  try {
    const view: unknown = JSON.parse(stored);
    if (typeof view !== 'object' || view === null) return { tab: undefined, sort: undefined };
    return { tab: 'tab' in view ? view.tab : undefined, sort: 'sort' in view ? view.sort : undefined };
  } catch {
    return { tab: undefined, sort: undefined };
  }
}

const views = new WeakMap<KeyValueStorage, MarketView>();

export interface UsedMarketView {
  readonly view: KeptView;
  readonly change: (view: KeptView) => void;
}

export function useMarketView(): UsedMarketView {
  const storage = usePort(KeyValueStorage);
  const kept = views.get(storage) ?? new MarketView(storage);
  views.set(storage, kept);
  const view = useSyncExternalStore(kept.watch, kept.view);
  return { view, change: (next) => kept.change(next) };
}
