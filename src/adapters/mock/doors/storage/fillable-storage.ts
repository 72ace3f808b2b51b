import type { Keeping } from '../../../../core/ports/presenter-port.ts';
import {
  StorageFullError,
  type FileShelf,
  type JournalEntry,
  type JournalStorage,
  type Snapshot,
  type StoredWorld,
} from '../../engine/storage/journal-storage.ts';

const full = (): StorageFullError => new StorageFullError('filled by the presenter');

/**
 * A storage that reports its state, and refuses writes while `isFull`, like a full disk; its content stays readable.
 */
export class FillableStorage implements JournalStorage {
  isFull = false;
  readonly files: FileShelf;
  readonly #storage: JournalStorage;
  readonly #listeners = new Set<() => void>();
  /** The state while there is space. */
  #usual: Keeping;
  #hasRoom = true;

  constructor(storage: JournalStorage, usual: 'kept' | 'this-visit' = 'kept') {
    this.#storage = storage;
    this.#usual = usual;
    this.files = {
      put: (name, bytes) => this.#write(() => storage.files.put(name, bytes)),
      get: (name) => storage.files.get(name),
    };
  }

  keeping(): Keeping {
    return this.#hasRoom ? this.#usual : 'full';
  }

  /** Runs after every change of the above. */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async load(): Promise<StoredWorld> {
    const world = await this.#storage.load();
    if (world.wasTorn) this.#usual = 'torn';
    return world;
  }

  append(entries: readonly JournalEntry[]): Promise<void> {
    return this.#write(() => this.#storage.append(entries));
  }

  writeSnapshot(snapshot: Snapshot): Promise<void> {
    return this.#write(() => this.#storage.writeSnapshot(snapshot));
  }

  async clear(): Promise<void> {
    await this.#storage.clear();
    if (this.#usual === 'torn') this.#usual = 'kept';
    this.#become(true);
  }

  close(): Promise<void> {
    return this.#storage.close();
  }

  async #write(write: () => Promise<void>): Promise<void> {
    try {
      if (this.isFull) throw full();
      await write();
      this.#become(true);
    } catch (fault) {
      if (fault instanceof StorageFullError) this.#become(false);
      throw fault;
    }
  }

  #become(hasRoom: boolean): void {
    if (this.#hasRoom === hasRoom) return;
    this.#hasRoom = hasRoom;
    for (const listener of this.#listeners) listener();
  }
}
