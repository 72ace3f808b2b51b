import { AppError } from '../../../core/errors/app-error.ts';
import { StoredWorldError, type StorageFault } from '../engine/storage/journal-storage.ts';
import { databaseName } from './database-name.ts';

/** What is stored and cannot be opened by this version. */
export interface UnreadableWorld {
  readonly fault: Exclude<StorageFault, 'unavailable'>;
  /** All of it as JSON text, to be kept elsewhere. Fails when the browser does not give it out. */
  readonly exported: () => Promise<string>;
}

/** Decides what becomes of an unreadable world: `clear` starts a fresh one, `leave` starts nothing and drops nothing. */
export type OnUnreadableWorld = (world: UnreadableWorld) => Promise<'clear' | 'leave'>;

const leaveIt: OnUnreadableWorld = async () => 'leave';

/**
 * Opens what this browser has stored, wherever the engine then runs. Fails with AppError `storage` when it cannot be
 * opened and is to be left.
 */
export async function openOrAsk<T>(open: () => Promise<T>, onUnreadable: OnUnreadableWorld = leaveIt): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof StoredWorldError) || error.fault === 'unavailable') throw error;
    const { dropDatabase, exportDatabase } = await import('./indexed-db-storage.ts');
    const decision = await onUnreadable({ fault: error.fault, exported: () => exportDatabase(databaseName) });
    if (decision === 'leave') throw new AppError('storage', error.message, { detail: error.fault, cause: error });
    await dropDatabase(databaseName);
    return open();
  }
}
