import { IndexedDbStorage } from '../../../src/adapters/mock/doors/storage/indexed-db-storage.ts';
import { StoredWorldError } from '../../../src/adapters/mock/engine/storage/journal-storage.ts';
import { liveShortly, openAt, type Told } from '../../support/short-history.ts';

const name = 'cut-everywhere';
/** So many databases are cut at a time: most of the time passes between the page and its database. */
const lanes = 4;

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

  static async open(database: string): Promise<Medium> {
    return new Medium(await settled(indexedDB.open(database)));
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

  async countRecords(): Promise<number> {
    return settled(this.#database.transaction('journal').objectStore('journal').count());
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

/** One byte in so many inside a record, and its last and first ones: Node tries every byte of it. */
const recordStep = 4;
const isTried = (length: number, whole: number): boolean =>
  length % recordStep === 0 || length < recordStep || length > whole - recordStep;

/** Cuts record by record from the end. What was torn is gone from the medium afterwards. */
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
      if (!isTried(length, record.length)) continue;
      await medium.cutRecord(n, length === 0 ? undefined : record.slice(0, length));
      const expected = told[length === record.length ? n : n - 1];
      const engine = await openAt(storage, clockAt(expected)).catch(() => undefined);
      const isRight = engine?.snapshot() === expected?.state && (await medium.countRecords()) === expected?.n;
      if (!isRight) wrong.push(cuts);
      cuts += 1;
    }
  }
  return { cuts, wrong };
}

/** One byte in so many: a snapshot is read as a whole. */
const snapshotStep = 40;

/** Every step that is `lane` more than a multiple of the number of lanes. */
async function cutSnapshot(snapshot: string, lane: number): Promise<readonly number[]> {
  const storage = await IndexedDbStorage.open(`${name}-${lane}`);
  const medium = await Medium.open(`${name}-${lane}`);
  const wrong: number[] = [];
  for (let length = lane * snapshotStep; length < snapshot.length; length += lanes * snapshotStep) {
    // Later requests see it, so there is nothing to wait for.
    const put = medium.putSnapshot(snapshot.slice(0, length));
    const outcome = await openAt(storage, () => 0).catch((error: unknown) => error);
    if (!(outcome instanceof StoredWorldError) || outcome.fault !== 'damaged') wrong.push(length);
    await put;
  }
  return wrong;
}

async function cutEverywhere(): Promise<CutReport> {
  const storage = await IndexedDbStorage.open(name);
  const told = await liveShortly(storage);
  const medium = await Medium.open(name);
  const stored = await medium.read();
  const [inJournal, ...inSnapshot] = await Promise.all([
    cutJournal(medium, storage, { ...stored, told }),
    ...Array.from({ length: lanes }, (_, lane) => cutSnapshot(stored.snapshot, lane)),
  ]);
  return {
    commands: stored.records.length,
    journalCuts: inJournal.cuts,
    wrongInJournal: inJournal.wrong,
    snapshotCuts: Math.ceil(stored.snapshot.length / snapshotStep),
    wrongInSnapshot: inSnapshot.flat(),
  };
}

Object.assign(globalThis, { cutEverywhere });
