import type { JournalEntry, JournalStorage, Snapshot } from './journal-storage.ts';

interface Waiting {
  readonly entry: JournalEntry;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Writes in the order of the calls; waiting entries are written together. After a failure it refuses everything until
 * `mend`: later commands were computed on a state that is not on the medium.
 */
export class JournalWriter {
  readonly #storage: JournalStorage;
  #waiting: Waiting[] = [];
  #tail: Promise<void> = Promise.resolve();
  #failure: { readonly reason: unknown } | undefined;

  constructor(storage: JournalStorage) {
    this.#storage = storage;
  }

  /** Resolves when the entry is on the medium. */
  append(entry: JournalEntry): Promise<void> {
    return new Promise((resolve, reject) => {
      const count = this.#waiting.push({ entry, resolve, reject });
      // Waiting records are written together with this one.
      if (count === 1) void this.#enqueue(() => this.#flush());
    });
  }

  /** Fails silently: without the new snapshot the old one and the journal are still complete. */
  writeSnapshot(snapshot: Snapshot): Promise<void> {
    const write = async (): Promise<void> => {
      if (this.#failure === undefined) await this.#storage.writeSnapshot(snapshot);
    };
    return this.#enqueue(write).catch(() => undefined);
  }

  /** The state was rebuilt from the medium. */
  mend(): void {
    this.#failure = undefined;
  }

  /** Every write so far has succeeded or failed. */
  idle(): Promise<void> {
    return this.#tail;
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.#tail.then(work);
    this.#tail = done.catch(() => undefined);
    return done;
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting.splice(0);
    if (batch.length === 0) return;
    try {
      if (this.#failure !== undefined) throw this.#failure.reason;
      await this.#storage.append(batch.map(({ entry }) => entry));
      for (const { resolve } of batch) resolve();
    } catch (reason) {
      this.#failure = { reason };
      for (const { reject } of batch) reject(reason);
    }
  }
}
