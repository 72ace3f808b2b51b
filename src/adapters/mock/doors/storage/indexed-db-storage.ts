import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import {
  StorageFullError,
  StoredWorldError,
  type FileShelf,
  type JournalEntry,
  type JournalStorage,
  type Snapshot,
  type StoredWorld,
} from '../../engine/storage/journal-storage.ts';
import { entryRecord, readJournal, readSnapshot, snapshotRecord } from '../../engine/storage/stored-world-codec.ts';

interface WorldSchema extends DBSchema {
  /** The snapshot as text. */
  snapshots: { key: 'latest'; value: string };
  /** Records as text, by number. */
  journal: { key: number; value: string };
  pictures: { key: string; value: Uint8Array };
}

const databaseVersion = 1;
/** The call is acknowledged only when the record is on the medium, not in a buffer. */
const strict = { durability: 'strict' } as const;

const isFull = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'QuotaExceededError';

/** All parts in one transaction: if one fails, early or late, all are rolled back. */
async function allOrFull(parts: () => readonly Promise<unknown>[]): Promise<void> {
  try {
    const outcomes = await Promise.allSettled(parts());
    const reasons = outcomes.flatMap((outcome): readonly unknown[] =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    );
    // Beside the cause there are the errors of the parts that were rolled back with it.
    if (reasons.length > 0) throw reasons.find(isFull) ?? reasons[0];
  } catch (reason) {
    throw isFull(reason) ? new StorageFullError(reason) : reason;
  }
}

const asJson = (_key: string, value: unknown): unknown => (value instanceof Uint8Array ? Array.from(value) : value);

/** Everything a database holds as JSON text, of any version and format: `{store: [[key, value], …]}`. */
export async function exportDatabase(name: string): Promise<string> {
  const database = await openDB(name);
  try {
    const stores = Array.from(database.objectStoreNames, async (store) => {
      const keys = await database.getAllKeys(store);
      // A value that the browser has lost does not block the others.
      const rows = keys.map(async (key): Promise<readonly unknown[]> => {
        const value: unknown = await database.get(store, key).catch((reason: unknown) => ({ lost: String(reason) }));
        return [key, value];
      });
      return [store, await Promise.all(rows)] as const;
    });
    return JSON.stringify(Object.fromEntries(await Promise.all(stores)), asJson);
  } finally {
    database.close();
  }
}

/** Deletes a database of any version. */
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
        await allOrFull(() => [change.store.put(bytes, name), change.done]);
      },
      get: (name) => database.get('pictures', name),
    };
  }

  /** Fails with StoredWorldError: `unavailable` if the browser stores nothing, `unknown-version` for a later format. */
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
    try {
      const record = await this.#database.get('snapshots', 'latest');
      const snapshot = record === undefined ? undefined : readSnapshot(record);
      const { entries, isTorn } = readJournal(await this.#database.getAll('journal'));
      if (isTorn) await this.#dropLastRecord();
      return { snapshot, entries, wasTorn: isTorn };
    } catch (error) {
      if (error instanceof StoredWorldError) throw error;
      // A part of the database is missing, or the browser has lost its content.
      throw new StoredWorldError('damaged', `The browser cannot read it: ${String(error)}`, { cause: error });
    }
  }

  async append(entries: readonly JournalEntry[]): Promise<void> {
    const change = this.#database.transaction('journal', 'readwrite', strict);
    await allOrFull(() => [...entries.map((entry) => change.store.add(entryRecord(entry), entry.n)), change.done]);
  }

  async writeSnapshot(snapshot: Snapshot): Promise<void> {
    const change = this.#database.transaction(['snapshots', 'journal'], 'readwrite', strict);
    await allOrFull(() => [
      change.objectStore('snapshots').put(snapshotRecord(snapshot), 'latest'),
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

  async #dropLastRecord(): Promise<void> {
    const change = this.#database.transaction('journal', 'readwrite', strict);
    const last = await change.store.openCursor(undefined, 'prev');
    await Promise.all([last?.delete(), change.done]);
  }
}
