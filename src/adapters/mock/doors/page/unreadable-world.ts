import { AppError } from '../../../../core/errors/app-error.ts';
import { StoredWorldError, type StorageFault } from '../../engine/storage/journal-storage.ts';
import { databaseName } from '../storage/database-name.ts';

/** A stored world that this version cannot open. */
export interface UnreadableWorld {
  readonly fault: Exclude<StorageFault, 'unavailable'>;
  /** All of it as JSON text, for a backup. Fails when the browser does not return it. */
  readonly exported: () => Promise<string>;
}

/** Decides about an unreadable world: `clear` starts a fresh one, `leave` starts nothing and drops nothing. */
export type OnUnreadableWorld = (world: UnreadableWorld) => Promise<'clear' | 'leave'>;

const leaveIt: OnUnreadableWorld = async () => 'leave';

/**
 * Opens this browser's stored world, wherever the engine then runs. Fails with AppError `storage` when it cannot be
 * opened and must stay.
 */
export async function openOrAsk<T>(open: () => Promise<T>, onUnreadable: OnUnreadableWorld = leaveIt): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof StoredWorldError) || error.fault === 'unavailable') throw error;
    const { dropDatabase, exportDatabase } = await import('../storage/indexed-db-storage.ts');
    const decision = await onUnreadable({ fault: error.fault, exported: () => exportDatabase(databaseName) });
    if (decision === 'leave') throw new AppError('storage', error.message, { detail: error.fault, cause: error });
    await dropDatabase(databaseName);
    return open();
  }
}
