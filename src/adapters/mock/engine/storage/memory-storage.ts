import { readEntryText } from './stored-world-codec.ts';
import type { FileShelf, JournalEntry, JournalStorage, Snapshot, StoredWorld } from './journal-storage.ts';

/**
 * For tests and short-lived sandboxes. Stores texts, not objects, so that nothing is shared with the running engine.
 * Memory tears no records, so they are not sealed.
 */
export class MemoryStorage implements JournalStorage {
  #snapshot: Snapshot | undefined;
  #records: { readonly n: number; readonly text: string }[] = [];
  readonly #pictures = new Map<string, Uint8Array>();

  readonly files: FileShelf = {
    put: async (name, bytes) => void this.#pictures.set(name, bytes),
    get: async (name) => this.#pictures.get(name),
  };

  async load(): Promise<StoredWorld> {
    const entries = this.#records.map(({ text }) => readEntryText(text));
    return { snapshot: this.#snapshot, entries, wasTorn: false };
  }

  async append(entries: readonly JournalEntry[]): Promise<void> {
    for (const entry of entries) this.#records.push({ n: entry.n, text: JSON.stringify(entry) });
  }

  async writeSnapshot(snapshot: Snapshot): Promise<void> {
    this.#snapshot = { ...snapshot };
    this.#records = this.#records.filter(({ n }) => n > snapshot.n);
  }

  async clear(): Promise<void> {
    this.#snapshot = undefined;
    this.#records = [];
    this.#pictures.clear();
  }

  async close(): Promise<void> {}
}
