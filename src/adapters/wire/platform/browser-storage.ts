import { notKept } from '../../../core/platform/not-kept.ts';
import type { KeyValueStorage } from '../../../core/platform/storage.ts';
import type { Unsubscribe } from '../../../core/platform/realtime-transport.ts';

export interface BrowserStorageOptions {
  /** Undefined where the device forbids storage. */
  readonly area: Storage | undefined;
  /** Keeps servers and accounts apart, e.g. `tandem.network.` and below it `tandem.network.moni.`. */
  readonly prefix: string;
  /** Where the `storage` events of other tabs arrive. */
  readonly tabs: Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>;
}

/** localStorage below a prefix. What the device refuses to keep stays in memory for this visit. */
export class BrowserStorage implements KeyValueStorage {
  readonly #options: BrowserStorageOptions;
  /** Values that could not be stored; undefined is a key that could not be removed. */
  readonly #visit = new Map<string, string | undefined>();

  constructor(options: BrowserStorageOptions) {
    this.#options = options;
  }

  read(key: string): string | undefined {
    const name = this.#options.prefix + key;
    if (this.#visit.has(name)) return this.#visit.get(name);
    return this.#attempt((area) => area.getItem(name)) ?? undefined;
  }

  write(key: string, value: string): void {
    const name = this.#options.prefix + key;
    const isKept = this.#attempt((area) => {
      area.setItem(name, value);
      return true;
    });
    if (isKept === true) {
      this.#visit.delete(name);
      return;
    }
    this.#visit.set(name, value);
    notKept.note();
  }

  keeps(key: string): boolean {
    return !this.#visit.has(this.#options.prefix + key);
  }

  remove(key: string): void {
    const name = this.#options.prefix + key;
    const isGone = this.#attempt((area) => {
      area.removeItem(name);
      return true;
    });
    if (isGone === true || this.#options.area === undefined) this.#visit.delete(name);
    else this.#visit.set(name, undefined);
  }

  clear(): void {
    const { prefix } = this.#options;
    this.#visit.clear();
    this.#attempt((area) => {
      const names = Array.from({ length: area.length }, (_, index) => area.key(index));
      for (const name of names) if (name?.startsWith(prefix) === true) area.removeItem(name);
    });
  }

  /**
   * Removes every key below the prefix except those that may stay. Watchers of a removed key in this tab are notified,
   * as if another tab had removed it.
   */
  keepOnly(mayStay: (key: string) => boolean): void {
    const { prefix, tabs } = this.#options;
    const stored =
      this.#attempt((area) => Array.from({ length: area.length }, (_, index) => area.key(index) ?? '')) ?? [];
    const names = [...new Set([...stored, ...this.#visit.keys()])].filter((name) => name.startsWith(prefix));
    for (const name of names) {
      const key = name.slice(prefix.length);
      if (mayStay(key)) continue;
      this.remove(key);
      tabs.dispatchEvent(Object.assign(new Event('storage'), { key: name }));
    }
  }

  watch(listener: (key: string) => void): Unsubscribe {
    const { prefix, tabs } = this.#options;
    const onStorage = (event: Event): void => {
      const name = 'key' in event ? event.key : undefined;
      if (typeof name === 'string' && name.startsWith(prefix)) {
        this.#visit.delete(name);
        listener(name.slice(prefix.length));
      }
      // Another tab cleared everything: any key may have changed.
      if (name === null) listener('');
    };
    tabs.addEventListener('storage', onStorage);
    return () => tabs.removeEventListener('storage', onStorage);
  }

  #attempt<T>(act: (area: Storage) => T): T | undefined {
    try {
      return this.#options.area === undefined ? undefined : act(this.#options.area);
    } catch {
      return undefined;
    }
  }
}

/** Reading it alone throws where the person forbids it. */
function areaOf(find: () => Storage): Storage | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}

/** This page's storage below a prefix. */
export const openBrowserStorage = (prefix: string, area: () => Storage): BrowserStorage =>
  new BrowserStorage({ area: areaOf(area), prefix, tabs: window });
