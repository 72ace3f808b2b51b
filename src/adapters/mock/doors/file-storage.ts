import { mkdir, open, readFile, rename, rm, stat, truncate, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import {
  StorageFullError,
  StoredWorldError,
  type FileShelf,
  type JournalEntry,
  type JournalStorage,
  type Snapshot,
  type StoredWorld,
} from '../engine/storage/journal-storage.ts';
import {
  entryRecord,
  readJournal,
  readSnapshot,
  snapshotRecord,
  type ReadJournal,
} from '../engine/storage/stored-world-codec.ts';

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
const isMissing = (error: unknown): boolean => hasCode(error, ['ENOENT']);
/** No room on the disk, in the quota of the user, or in a file of its kind. */
const asFull = (error: unknown): unknown =>
  hasCode(error, ['ENOSPC', 'EDQUOT', 'EFBIG']) ? new StorageFullError(error) : error;

async function readBytesIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const readTextIfThere = async (path: string): Promise<string | undefined> => (await readBytesIfThere(path))?.toString();

const lineBreak = 10;
/** Of a journal that ends with a line break. */
const lengthWithoutLast = (bytes: Buffer): number => bytes.lastIndexOf(lineBreak, bytes.length - 2) + 1;

/** After this the names in a folder are on the disk as well, where the system can promise it. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/** Writes beside, forces it to the disk, then takes the old file's place: there is never half a file of this name. */
async function replaceFile(path: string, text: string): Promise<void> {
  const beside = `${path}.new`;
  const file = await open(beside, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } catch (error) {
    await rm(beside, { force: true });
    throw asFull(error);
  } finally {
    await file.close();
  }
  await rename(beside, path);
  await syncFolder(dirname(path));
}

/** What was begun and not finished is cut off again, which needs no room. */
async function appendWhole(file: FileHandle, text: string): Promise<void> {
  const { size } = await file.stat();
  try {
    await file.writeFile(text);
    await file.datasync();
  } catch (error) {
    await file.truncate(size);
    throw asFull(error);
  }
}

const lines = (entries: readonly JournalEntry[]): string => entries.map((entry) => `${entryRecord(entry)}\n`).join('');

/** A world in a folder: `snapshot.json`, `journal.ndjson`, and `pictures/`. One process at a time. */
export class FileStorage implements JournalStorage {
  readonly #folder: string;
  readonly files: FileShelf;

  private constructor(folder: string) {
    this.#folder = folder;
    const pictures = join(folder, 'pictures');
    this.files = {
      put: async (name, bytes) => {
        await mkdir(pictures, { recursive: true });
        await writeFile(join(pictures, name), bytes, { flush: true }).catch((error: unknown) => {
          throw asFull(error);
        });
      },
      get: async (name) => {
        try {
          return new Uint8Array(await readFile(join(pictures, name)));
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      },
    };
  }

  /** Fails with StoredWorldError `unavailable` while another process uses the folder. */
  static async open(folder: string): Promise<FileStorage> {
    await mkdir(folder, { recursive: true });
    await takeLock(lockPath(folder));
    return new FileStorage(folder);
  }

  get #journal(): string {
    return join(this.#folder, fileNames.journal);
  }

  get #snapshot(): string {
    return join(this.#folder, fileNames.snapshot);
  }

  async load(): Promise<StoredWorld> {
    const text = await readTextIfThere(this.#snapshot);
    // Before the journal, of which what was not finished is cut off.
    const snapshot = text === undefined ? undefined : readSnapshot(text);
    const { entries, isTorn } = await this.#readJournal();
    return { snapshot, entries, wasTorn: isTorn };
  }

  async append(entries: readonly JournalEntry[]): Promise<void> {
    const file = await open(this.#journal, 'a');
    try {
      await appendWhole(file, lines(entries));
    } finally {
      await file.close();
    }
  }

  async writeSnapshot(snapshot: Snapshot): Promise<void> {
    const later = (await this.#readJournal()).entries.filter((entry) => entry.n > snapshot.n);
    // Between these two steps the journal holds entries that the snapshot contains: they are passed over on loading.
    await replaceFile(this.#snapshot, snapshotRecord(snapshot));
    await replaceFile(this.#journal, lines(later));
  }

  async clear(): Promise<void> {
    for (const name of [fileNames.snapshot, fileNames.journal, 'pictures']) {
      await rm(join(this.#folder, name), { recursive: true, force: true });
    }
  }

  async close(): Promise<void> {
    await rm(lockPath(this.#folder), { force: true });
  }

  /** Cuts off a last record that was not finished; it was never acknowledged. */
  async #readJournal(): Promise<ReadJournal> {
    const bytes = (await readBytesIfThere(this.#journal)) ?? Buffer.alloc(0);
    const end = bytes.lastIndexOf(lineBreak) + 1;
    const records = bytes.subarray(0, end).toString().split('\n').slice(0, -1);
    // What has no end yet is never taken for a record, even if only its end is missing.
    if (end < bytes.length) records.push('');
    const journal = readJournal(records);
    if (journal.isTorn) await truncate(this.#journal, end < bytes.length ? end : lengthWithoutLast(bytes));
    return journal;
  }
}

/** Where in a folder a half of the world stands. */
export const fileNames = { snapshot: 'snapshot.json', journal: 'journal.ndjson' } as const;

/**
 * Puts a folder away under the first free name of `<folder>.aside-1` and so on, so that its own name begins empty;
 * nothing is deleted. Resolves with the new name, undefined when there is no such folder. Fails with StoredWorldError
 * `unavailable` while another process uses it.
 */
export async function moveAside(folder: string): Promise<string | undefined> {
  const path = resolve(folder);
  if (!(await isThere(path))) return undefined;
  // Whoever uses it holds its lock.
  await (await FileStorage.open(path)).close();
  let count = 1;
  while (await isThere(`${path}.aside-${count}`)) count += 1;
  await rename(path, `${path}.aside-${count}`);
  return `${path}.aside-${count}`;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );

const lockPath = (folder: string): string => join(folder, 'in-use.pid');

async function takeLock(path: string): Promise<void> {
  const owner = Number.parseInt((await readTextIfThere(path)) ?? '', 10);
  if (isAlive(owner)) throw new StoredWorldError('unavailable', `Process ${owner} uses this folder.`);
  await rm(path, { force: true });
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    throw new StoredWorldError('unavailable', `Another process has just taken this folder: ${String(error)}`);
  }
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // A process of somebody else may not be signalled, but it lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
