import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  StoredWorldError,
  type FileShelf,
  type JournalEntry,
  type JournalStorage,
  type Snapshot,
  type StoredWorld,
} from '../engine/storage/journal-storage.ts';
import { readEntry, readSnapshot } from '../engine/storage/stored-world-codec.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function readTextIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Writes beside, forces it to the disk, then takes the old file's place: there is never half a file of this name. */
async function replaceFile(path: string, text: string): Promise<void> {
  const beside = `${path}.new`;
  const file = await open(beside, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path);
}

const lines = (entries: readonly JournalEntry[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');

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
        await writeFile(join(pictures, name), bytes, { flush: true });
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
    return join(this.#folder, 'journal.ndjson');
  }

  get #snapshot(): string {
    return join(this.#folder, 'snapshot.json');
  }

  async load(): Promise<StoredWorld> {
    const text = await readTextIfThere(this.#snapshot);
    return { snapshot: text === undefined ? undefined : readSnapshot(text), entries: await this.#readJournal() };
  }

  async append(entries: readonly JournalEntry[]): Promise<void> {
    const file = await open(this.#journal, 'a');
    try {
      await file.writeFile(lines(entries));
      await file.datasync();
    } finally {
      await file.close();
    }
  }

  async writeSnapshot(snapshot: Snapshot): Promise<void> {
    const later = (await this.#readJournal()).filter((entry) => entry.n > snapshot.n);
    // Between these two steps the journal holds entries that the snapshot contains: they are passed over on loading.
    await replaceFile(this.#snapshot, JSON.stringify(snapshot));
    await replaceFile(this.#journal, lines(later));
  }

  async clear(): Promise<void> {
    for (const name of ['snapshot.json', 'journal.ndjson', 'pictures']) {
      await rm(join(this.#folder, name), { recursive: true, force: true });
    }
  }

  async close(): Promise<void> {
    await rm(lockPath(this.#folder), { force: true });
  }

  /** Cuts off a last record that was not finished; it was never acknowledged. */
  async #readJournal(): Promise<readonly JournalEntry[]> {
    const text = (await readTextIfThere(this.#journal)) ?? '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const entries = whole.split('\n').slice(0, -1).map(readEntry);
    const firstBad = entries.indexOf(undefined);
    if (firstBad !== -1) throw new StoredWorldError('damaged', `Line ${firstBad + 1} of the journal cannot be read.`);
    if (whole.length < text.length) await replaceFile(this.#journal, whole);
    return entries.filter((entry) => entry !== undefined);
  }
}

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
