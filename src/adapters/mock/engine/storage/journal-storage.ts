import type { Json } from '../kernel/basics/engine-types.ts';

/** One acknowledged command. `n` counts from 1 without gaps. */
export type JournalEntry = {
  readonly n: number;
  readonly at: number;
  readonly command: string;
  readonly argument: Json;
};

/** The whole state as text, after command `n`. */
export type Snapshot = { readonly version: number; readonly n: number; readonly text: string };

export interface StoredWorld {
  readonly snapshot: Snapshot | undefined;
  /** Ascending; may include entries up to the snapshot's `n`. */
  readonly entries: readonly JournalEntry[];
  /** The last record was torn and was dropped: its writer died meanwhile, and it was never acknowledged. */
  readonly wasTorn: boolean;
}

/** Uploaded pictures, by their new names. */
export interface FileShelf {
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array | undefined>;
}

/**
 * The storage of a world. A resolved promise means: it is on the medium and survives the process. A torn last record is
 * dropped; it was never acknowledged. A rejected `append` stores nothing. Fails with StorageFullError when the medium
 * is full, with any other Error when it is unavailable.
 */
export interface JournalStorage {
  /** Rejects with StoredWorldError, having dropped nothing, for any other content. */
  load(): Promise<StoredWorld>;
  append(entries: readonly JournalEntry[]): Promise<void>;
  /** Replaces the earlier snapshot and drops the entries it contains, both or neither. */
  writeSnapshot(snapshot: Snapshot): Promise<void>;
  /** Deletes everything, pictures included. */
  clear(): Promise<void>;
  readonly files: FileShelf;
  /** Releases the medium. No call may follow. */
  close(): Promise<void>;
}

/** No space for the write. Nothing of it was stored; everything before it still is. */
export class StorageFullError extends Error {
  constructor(cause: unknown) {
    super('The storage is full.', { cause });
    this.name = 'StorageFullError';
  }
}

/**
 * The version of the state's format and of its replay rules: raised with every change that would replay a journal
 * differently. From 3 on every record is sealed.
 */
export const journalVersion = 4;

export type StorageFault = 'unknown-version' | 'damaged' | 'unavailable';

export interface StorageFaultDetail {
  /** The affected half of the stored world. */
  readonly part?: 'snapshot' | 'journal';
  readonly foundVersion?: number;
  readonly cause?: unknown;
}

/** The stored world cannot be used. Nothing has been changed or dropped: it can still be exported or cleared. */
export class StoredWorldError extends Error {
  readonly fault: StorageFault;
  readonly part: 'snapshot' | 'journal' | undefined;
  readonly foundVersion: number | undefined;

  constructor(fault: StorageFault, message: string, { part, foundVersion, cause }: StorageFaultDetail = {}) {
    super(message, { cause });
    this.name = 'StoredWorldError';
    this.fault = fault;
    this.part = part;
    this.foundVersion = foundVersion;
  }
}
