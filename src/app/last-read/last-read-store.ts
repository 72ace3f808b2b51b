import { openDB, type DBSchema } from 'idb';

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
  const database = openDB<LastReadSchema>(name, 1, {
    upgrade: (fresh) => fresh.createObjectStore('reads'),
    // Another tab wipes the device.
    blocking: () => void database.then((open) => open.close()),
  });
  const attempt = async <T>(act: (of: Awaited<typeof database>) => Promise<T>): Promise<T | undefined> => {
    try {
      return await act(await database);
    } catch {
      // No room, a private window, or a database that was just deleted: the next visit begins without it.
      return undefined;
    }
  };
  return {
    read: (hash) => attempt((open) => open.get('reads', hash)),
    write: async (reads) => {
      await attempt(async (open) => {
        const change = open.transaction('reads', 'readwrite');
        await Promise.all([...[...reads].map(([hash, read]) => change.store.put(read, hash)), change.done]);
      });
    },
    keepOnly: async (owner) => {
      await attempt(async (open) => {
        const change = open.transaction('reads', 'readwrite');
        for await (const cursor of change.store)
          if (cursor.value.owner !== '' && cursor.value.owner !== owner) await cursor.delete();
        await change.done;
      });
    },
  };
}
