import { IndexedDbStorage } from '../../../src/adapters/mock/doors/indexed-db-storage.ts';
import { StoredWorldError } from '../../../src/adapters/mock/engine/storage/journal-storage.ts';
import { liveShortly, openAt, type Told } from '../../support/short-history.ts';

const name = 'cut-everywhere';

export interface CutReport {
  readonly commands: number;
  /** How many lengths were tried, and at which of them the backend did not open as it must. */
  readonly journalCuts: number;
  readonly wrongInJournal: readonly number[];
  readonly snapshotCuts: number;
  readonly wrongInSnapshot: readonly number[];
}

interface Stored {
  readonly snapshot: string;
  /** In the order of their keys, which count from 1. */
  readonly records: readonly string[];
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
  });

/** The database beside the storage that uses it, as a crash of the machine would reach it. */
class Medium {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<Medium> {
    return new Medium(await settled(indexedDB.open(name)));
  }

  async read(): Promise<Stored> {
    const change = this.#database.transaction(['snapshots', 'journal']);
    const [snapshot, records] = await Promise.all([
      settled<unknown>(change.objectStore('snapshots').get('latest')),
      settled<unknown[]>(change.objectStore('journal').getAll()),
    ]);
    return { snapshot: String(snapshot), records: records.map(String) };
  }

  async putSnapshot(text: string): Promise<void> {
    const change = this.#database.transaction('snapshots', 'readwrite', { durability: 'relaxed' });
    await settled(change.objectStore('snapshots').put(text, 'latest'));
  }

  /** Record `n` becomes this, and there are none behind it; without a text there is none of that number either. */
  async cutRecord(n: number, text: string | undefined): Promise<void> {
    const journal = this.#database
      .transaction('journal', 'readwrite', { durability: 'relaxed' })
      .objectStore('journal');
    await Promise.all([
      settled(journal.delete(IDBKeyRange.lowerBound(n))),
      ...(text === undefined ? [] : [settled(journal.put(text, n))]),
    ]);
  }
}

const clockAt = (told: Told | undefined) => (): number => told?.at ?? 0;

/** Cuts record by record from the end, byte by byte: each record may lack so many bytes, or all of it and so be absent. */
async function cutJournal(
  medium: Medium,
  storage: IndexedDbStorage,
  { told, records }: Stored & { told: readonly Told[] },
) {
  const wrong: number[] = [];
  let cuts = 0;
  for (let n = records.length; n >= 1; n -= 1) {
    const record = records[n - 1] ?? '';
    for (let length = record.length; length >= 0; length -= 1) {
      await medium.cutRecord(n, length === 0 ? undefined : record.slice(0, length));
      const expected = told[length === record.length ? n : n - 1];
      const engine = await openAt(storage, clockAt(expected)).catch(() => undefined);
      if (engine?.snapshot() !== expected?.state) wrong.push(cuts);
      cuts += 1;
    }
  }
  return { cuts, wrong };
}

async function cutSnapshot(medium: Medium, storage: IndexedDbStorage, { snapshot }: Stored) {
  const wrong: number[] = [];
  for (let length = snapshot.length - 1; length >= 0; length -= 1) {
    await medium.putSnapshot(snapshot.slice(0, length));
    const outcome = await openAt(storage, () => 0).catch((error: unknown) => error);
    if (!(outcome instanceof StoredWorldError) || outcome.fault !== 'damaged') wrong.push(length);
  }
  return { cuts: snapshot.length, wrong };
}

async function cutEverywhere(): Promise<CutReport> {
  const storage = await IndexedDbStorage.open(name);
  const told = await liveShortly(storage);
  const medium = await Medium.open();
  const stored = await medium.read();
  const inSnapshot = await cutSnapshot(medium, storage, stored);
  await medium.putSnapshot(stored.snapshot);
  const inJournal = await cutJournal(medium, storage, { ...stored, told });
  return {
    commands: stored.records.length,
    journalCuts: inJournal.cuts,
    wrongInJournal: inJournal.wrong,
    snapshotCuts: inSnapshot.cuts,
    wrongInSnapshot: inSnapshot.wrong,
  };
}

Object.assign(globalThis, { cutEverywhere });
