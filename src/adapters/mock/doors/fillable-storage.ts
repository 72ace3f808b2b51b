import {
  StorageFullError,
  type FileShelf,
  type JournalEntry,
  type JournalStorage,
  type Snapshot,
  type StoredWorld,
} from '../engine/storage/journal-storage.ts';

const full = (): StorageFullError => new StorageFullError('filled by the presenter');

/** A storage that takes nothing more while `isFull`, as a full disk does; what is there stays readable. */
export class FillableStorage implements JournalStorage {
  isFull = false;
  readonly files: FileShelf;
  readonly #storage: JournalStorage;

  constructor(storage: JournalStorage) {
    this.#storage = storage;
    this.files = {
      put: async (name, bytes) => {
        if (this.isFull) throw full();
        await storage.files.put(name, bytes);
      },
      get: (name) => storage.files.get(name),
    };
  }

  load(): Promise<StoredWorld> {
    return this.#storage.load();
  }

  async append(entries: readonly JournalEntry[]): Promise<void> {
    if (this.isFull) throw full();
    await this.#storage.append(entries);
  }

  async writeSnapshot(snapshot: Snapshot): Promise<void> {
    if (this.isFull) throw full();
    await this.#storage.writeSnapshot(snapshot);
  }

  clear(): Promise<void> {
    return this.#storage.clear();
  }

  close(): Promise<void> {
    return this.#storage.close();
  }
}
