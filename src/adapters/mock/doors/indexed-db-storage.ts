import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import {
  StoredWorldError,
  type FileShelf,
  type JournalEntry,
  type JournalStorage,
  type Snapshot,
  type StoredWorld,
} from '../engine/storage/journal-storage.ts';
import { readEntry, readSnapshot } from '../engine/storage/stored-world-codec.ts';

interface WorldSchema extends DBSchema {
  /** The snapshot as text. */
  snapshots: { key: 'latest'; value: string };
  /** Records as text, by number. */
  journal: { key: number; value: string };
  pictures: { key: string; value: Uint8Array };
}

const databaseVersion = 1;
/** An answer is given only when the record is on the medium, not in a buffer on its way there. */
const strict = { durability: 'strict' } as const;

const asJson = (_key: string, value: unknown): unknown => (value instanceof Uint8Array ? Array.from(value) : value);

/** Everything a database holds as JSON text, whoever wrote it and in whatever format: `{store: [[key, value], …]}`. */
export async function exportDatabase(name: string): Promise<string> {
  const database = await openDB(name);
  try {
    const stores = Array.from(database.objectStoreNames, async (store) => {
      const [keys, found] = await Promise.all([database.getAllKeys(store), database.getAll(store)]);
      const values: readonly unknown[] = found;
      return [store, keys.map((key, index) => [key, values[index]] as const)] as const;
    });
    return JSON.stringify(Object.fromEntries(await Promise.all(stores)), asJson);
  } finally {
    database.close();
  }
}

/** Forgets a database of any format. */
export const dropDatabase = (name: string): Promise<void> => deleteDB(name);

/** A world in this browser, for this origin. */
export class IndexedDbStorage implements JournalStorage {
  readonly #database: IDBPDatabase<WorldSchema>;
  readonly files: FileShelf;

  private constructor(database: IDBPDatabase<WorldSchema>) {
    this.#database = database;
    this.files = {
      put: async (name, bytes) => {
        const change = database.transaction('pictures', 'readwrite', strict);
        await Promise.all([change.store.put(bytes, name), change.done]);
      },
      get: (name) => database.get('pictures', name),
    };
  }

  /** Fails with StoredWorldError: `unavailable` where the browser keeps nothing, `unknown-version` for a later format. */
  static async open(name: string): Promise<IndexedDbStorage> {
    try {
      const database = await openDB<WorldSchema>(name, databaseVersion, {
        upgrade: (fresh) => {
          fresh.createObjectStore('snapshots');
          fresh.createObjectStore('journal');
          fresh.createObjectStore('pictures');
        },
      });
      return new IndexedDbStorage(database);
    } catch (error) {
      const isLater = error instanceof DOMException && error.name === 'VersionError';
      throw new StoredWorldError(isLater ? 'unknown-version' : 'unavailable', String(error));
    }
  }

  async load(): Promise<StoredWorld> {
    const snapshot = await this.#database.get('snapshots', 'latest');
    const records = await this.#database.getAll('journal');
    const entries = records.map(readEntry);
    if (entries.includes(undefined)) throw new StoredWorldError('damaged', 'A record of the journal cannot be read.');
    return {
      snapshot: snapshot === undefined ? undefined : readSnapshot(snapshot),
      entries: entries.filter((entry) => entry !== undefined),
    };
  }

  async append(entries: readonly JournalEntry[]): Promise<void> {
    const change = this.#database.transaction('journal', 'readwrite', strict);
    const puts = entries.map((entry) => change.store.add(JSON.stringify(entry), entry.n));
    await Promise.all([...puts, change.done]);
  }

  async writeSnapshot(snapshot: Snapshot): Promise<void> {
    const change = this.#database.transaction(['snapshots', 'journal'], 'readwrite', strict);
    await Promise.all([
      change.objectStore('snapshots').put(JSON.stringify(snapshot), 'latest'),
      change.objectStore('journal').delete(IDBKeyRange.upperBound(snapshot.n)),
      change.done,
    ]);
  }

  async clear(): Promise<void> {
    const change = this.#database.transaction(['snapshots', 'journal', 'pictures'], 'readwrite', strict);
    const clears = (['snapshots', 'journal', 'pictures'] as const).map((name) => change.objectStore(name).clear());
    await Promise.all([...clears, change.done]);
  }

  async close(): Promise<void> {
    this.#database.close();
  }
}
