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
} from '../../engine/storage/journal-storage.ts';
import {
  entryRecord,
  readJournal,
  readSnapshot,
  snapshotRecord,
  type OwnedSnapshot,
  type ReadJournal,
} from '../../engine/storage/stored-world-codec.ts';
import { takeFolder, type FolderOwner } from './folder-owner.ts';

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
const isMissing = (error: unknown): boolean => hasCode(error, ['ENOENT']);
/** No space on the disk, in the user's quota, or in the file. */
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
/** For a journal that ends with a line break. */
const lengthWithoutLast = (bytes: Buffer): number => bytes.lastIndexOf(lineBreak, bytes.length - 2) + 1;

/** Flushes the names in a folder to the disk, where the system supports it. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/** Writes a temporary file, flushes it, then renames it: a half-written file never has this name. */
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

/** Fails if another process has written to the file since. A partial write is truncated again, which needs no space. */
async function appendWhole(file: FileHandle, { text, end }: { text: string; end: number }): Promise<void> {
  const { size } = await file.stat();
  if (size !== end) throw new Error(`Another process has written the journal: ${size} bytes, not ${end}.`);
  try {
    await file.writeFile(text);
    await file.datasync();
  } catch (error) {
    await file.truncate(size);
    throw asFull(error);
  }
}

const lines = (entries: readonly JournalEntry[], owner: number): string =>
  entries.map((entry) => `${entryRecord(entry, owner)}\n`).join('');

const noSnapshot: Pick<OwnedSnapshot, 'n' | 'owner'> = { n: 0, owner: 0 };

const takenOver = (): StoredWorldError =>
  new StoredWorldError('unavailable', 'Another process has taken this folder over; nothing is written any more.');

/** A world in a folder: `snapshot.json`, `journal.ndjson`, and `pictures/`. One process at a time. */
export class FileStorage implements JournalStorage {
  readonly #folder: string;
  readonly #owner: FolderOwner;
  readonly files: FileShelf;
  /** The length of the journal as this process left it, in bytes. */
  #end = 0;
  #hasLoaded = false;
  #since = noSnapshot;

  private constructor(folder: string, owner: FolderOwner) {
    this.#folder = folder;
    this.#owner = owner;
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
    return new FileStorage(folder, await takeFolder(folder));
  }

  get #journal(): string {
    return join(this.#folder, fileNames.journal);
  }

  get #snapshot(): string {
    return join(this.#folder, fileNames.snapshot);
  }

  async load(): Promise<StoredWorld> {
    await this.#checkOwner();
    // Before the journal, whose torn tail is cut off.
    const snapshotText = await readTextIfThere(this.#snapshot);
    const stored = snapshotText === undefined ? undefined : readSnapshot(snapshotText);
    this.#since = stored ?? noSnapshot;
    const { entries, isTorn, owner } = await this.#readJournal();
    // Later records are this process's own.
    if (!this.#hasLoaded) await this.#owner.raiseAbove(owner);
    this.#hasLoaded = true;
    if (stored === undefined) return { snapshot: undefined, entries, wasTorn: isTorn };
    const { version, n, text } = stored;
    return { snapshot: { version, n, text }, entries, wasTorn: isTorn };
  }

  async append(entries: readonly JournalEntry[]): Promise<void> {
    await this.#checkOwner();
    const file = await open(this.#journal, 'a');
    try {
      const text = lines(entries, this.#owner.number);
      await appendWhole(file, { text, end: this.#end });
      this.#end += Buffer.byteLength(text);
    } finally {
      await file.close();
    }
    // A later owner may not have read this entry, so it is not acknowledged.
    await this.#checkOwner();
  }

  async writeSnapshot(snapshot: Snapshot): Promise<void> {
    await this.#checkOwner();
    const owner = this.#owner.number;
    const entries = (await this.#readJournal()).entries.filter((entry) => entry.n > snapshot.n);
    const later = lines(entries, owner);
    // Between these two steps the journal contains entries that the snapshot includes: loading skips them.
    await replaceFile(this.#snapshot, snapshotRecord(snapshot, owner));
    this.#since = { n: snapshot.n, owner };
    await this.#checkOwner();
    await replaceFile(this.#journal, later);
    this.#end = Buffer.byteLength(later);
  }

  async clear(): Promise<void> {
    await this.#checkOwner();
    for (const name of [fileNames.snapshot, fileNames.journal, 'pictures']) {
      await rm(join(this.#folder, name), { recursive: true, force: true });
    }
    this.#end = 0;
    this.#since = noSnapshot;
  }

  async close(): Promise<void> {
    await this.#owner.release(this.#folder);
  }

  async #checkOwner(): Promise<void> {
    if (!(await this.#owner.holds())) throw takenOver();
  }

  /** Cuts off a torn last record; it was never acknowledged. */
  async #readJournal(): Promise<ReadJournal> {
    const bytes = (await readBytesIfThere(this.#journal)) ?? Buffer.alloc(0);
    const end = bytes.lastIndexOf(lineBreak) + 1;
    const records = bytes.subarray(0, end).toString().split('\n').slice(0, -1);
    // Text without its line break is never a record, even if only the break is missing.
    if (end < bytes.length) records.push('');
    const journal = readJournal(records, this.#since);
    this.#end = !journal.isTorn || end < bytes.length ? end : lengthWithoutLast(bytes);
    if (journal.isTorn) await truncate(this.#journal, this.#end);
    return journal;
  }
}

/** The file names of the two halves of a world. */
export const fileNames = { snapshot: 'snapshot.json', journal: 'journal.ndjson' } as const;

/**
 * Renames a folder to the first free name of `<folder>.aside-1` and so on, so that its own name is free; nothing is
 * deleted. Resolves with the new name, undefined without such a folder. Fails with StoredWorldError `unavailable` while
 * another process uses it.
 */
export async function moveAside(folder: string): Promise<string | undefined> {
  const path = resolve(folder);
  if (!(await isThere(path))) return undefined;
  const owner = await takeFolder(path);
  let count = 1;
  while (await isThere(`${path}.aside-${count}`)) count += 1;
  const aside = `${path}.aside-${count}`;
  await rename(path, aside);
  await owner.release(aside);
  return aside;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );
