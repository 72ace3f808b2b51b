import type { Json } from '../kernel/engine-types.ts';

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
  /** Ascending; those up to the snapshot's `n` may or may not be among them. */
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
 * Where a world survives. A promise that resolves means: it is on the medium, and stays there when the process dies.
 * A record that was cut off while being written at the very end is dropped; it was never acknowledged. What `append`
 * rejects is not there afterwards. Fails with StorageFullError when the medium is full, with any other Error when it
 * is gone.
 */
export interface JournalStorage {
  /** Rejects with StoredWorldError, having dropped nothing, for whatever else lies there. */
  load(): Promise<StoredWorld>;
  append(entries: readonly JournalEntry[]): Promise<void>;
  /** Replaces the earlier snapshot and drops the entries it contains, both or neither. */
  writeSnapshot(snapshot: Snapshot): Promise<void>;
  /** Forgets everything, pictures included. */
  clear(): Promise<void>;
  readonly files: FileShelf;
  /** Releases the medium. Nothing may be called afterwards. */
  close(): Promise<void>;
}

/** There is no room for what was to be written. Nothing of it was kept; everything that was there before still is. */
export class StorageFullError extends Error {
  constructor(cause: unknown) {
    super('The storage is full.', { cause });
    this.name = 'StorageFullError';
  }
}

/**
 * The state's format and the rules that replay it: raised with every change that would replay a journal differently.
 * From 3 on every record is sealed.
 */
export const journalVersion = 4;

export type StorageFault = 'unknown-version' | 'damaged' | 'unavailable';

export interface StorageFaultDetail {
  /** Which half of what is stored it is about. */
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
