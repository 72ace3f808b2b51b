import { entryRecord, readJournal, readSnapshot, snapshotRecord } from './stored-world-codec.ts';
import type { FileShelf, JournalEntry, JournalStorage, Snapshot, StoredWorld } from './journal-storage.ts';

/** For tests and short-lived sandboxes. Keeps texts, not objects, so that nothing is shared with the running engine. */
export class MemoryStorage implements JournalStorage {
  #snapshot: string | undefined;
  #records: string[] = [];
  readonly #pictures = new Map<string, Uint8Array>();

  readonly files: FileShelf = {
    put: async (name, bytes) => void this.#pictures.set(name, bytes),
    get: async (name) => this.#pictures.get(name),
  };

  async load(): Promise<StoredWorld> {
    const snapshot = this.#snapshot === undefined ? undefined : readSnapshot(this.#snapshot);
    const { entries, isTorn } = readJournal(this.#records);
    return { snapshot, entries, wasTorn: isTorn };
  }

  async append(entries: readonly JournalEntry[]): Promise<void> {
    this.#records.push(...entries.map(entryRecord));
  }

  async writeSnapshot(snapshot: Snapshot): Promise<void> {
    const { entries } = await this.load();
    this.#snapshot = snapshotRecord(snapshot);
    this.#records = entries.filter((entry) => entry.n > snapshot.n).map(entryRecord);
  }

  async clear(): Promise<void> {
    this.#snapshot = undefined;
    this.#records = [];
    this.#pictures.clear();
  }

  async close(): Promise<void> {}
}
