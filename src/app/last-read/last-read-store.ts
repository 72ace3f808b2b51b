import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** An answer of the server as it was read last. */
export interface LastRead {
  /** Epoch ms, by this device's clock. */
  readonly readAt: number;
  /** Whose it is; empty for public answers. */
  readonly owner: string;
  /** The build that understood the answer: another one may read the same answer otherwise. */
  readonly build: string;
  readonly data: unknown;
}

/** Last answers by the hash of their query. Never fails: a device that refuses keeps nothing. */
export interface LastReadStore {
  read(hash: string): Promise<LastRead | undefined>;
  write(reads: ReadonlyMap<string, LastRead>): Promise<void>;
  /** Drops every answer that is not public or of this owner. */
  keepOnly(owner: string): Promise<void>;
}

interface LastReadSchema extends DBSchema {
  reads: { key: string; value: LastRead };
}

/** Of this browser. `name` begins with the prefix of everything that is ours, so that a wipe finds it. */
export function lastReadStore(name: string): LastReadStore {
  const database = open(name);
  // No room, a private window, no such database here, or one that was just deleted: the next visit begins without it.
  database.catch(() => undefined);
  const attempt = async <T>(act: (of: LastReadDatabase) => Promise<T>): Promise<T | undefined> => {
    try {
      return await act(await database);
    } catch {
      return undefined;
    }
  };
  return {
    read: (hash) => attempt((opened) => opened.get('reads', hash)),
    write: async (reads) => {
      await attempt(async (opened) => {
        const change = opened.transaction('reads', 'readwrite');
        await Promise.all([...[...reads].map(([hash, read]) => change.store.put(read, hash)), change.done]);
      });
    },
    keepOnly: async (owner) => {
      await attempt(async (opened) => {
        const change = opened.transaction('reads', 'readwrite');
        for await (const cursor of change.store)
          if (cursor.value.owner !== '' && cursor.value.owner !== owner) await cursor.delete();
        await change.done;
      });
    },
  };
}

type LastReadDatabase = IDBPDatabase<LastReadSchema>;

/** Rejects where the browser has no database, or forbids it. */
async function open(name: string): Promise<LastReadDatabase> {
  const database = await openDB<LastReadSchema>(name, 1, {
    upgrade: (fresh) => fresh.createObjectStore('reads'),
    // Another tab wipes the device.
    blocking: () => database.close(),
  });
  return database;
}
