import { AppError } from '../../../core/errors/app-error.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import { createEngine } from '../engine/engine.ts';
import { defaultSeed } from '../engine/seed/personas.ts';
import { StoredWorldError, type JournalStorage } from '../engine/storage/journal-storage.ts';
import { MemoryStorage } from '../engine/storage/memory-storage.ts';
import { loadBroughtHistory } from './brought-history.ts';
import { EngineServer } from './engine-server.ts';
import { FillableStorage } from './fillable-storage.ts';
import { dropDatabase, exportDatabase, IndexedDbStorage } from './indexed-db-storage.ts';

const databaseName = 'tandem-engine';

const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/** Where the browser keeps nothing, the demo lasts for this visit. */
async function openStorage(): Promise<JournalStorage> {
  try {
    return await IndexedDbStorage.open(databaseName);
  } catch (error) {
    if (error instanceof StoredWorldError && error.fault === 'unavailable') return new MemoryStorage();
    throw error;
  }
}

/** What is stored and cannot be opened by this version. */
export interface UnreadableWorld {
  readonly fault: 'unknown-version' | 'damaged';
  /** All of it as JSON text, to be kept elsewhere. Fails when the browser does not give it out. */
  readonly exported: () => Promise<string>;
}

/** Decides what becomes of an unreadable world: `clear` starts a fresh one, `leave` starts nothing and drops nothing. */
export type OnUnreadableWorld = (world: UnreadableWorld) => Promise<'clear' | 'leave'>;

const leaveIt: OnUnreadableWorld = async () => 'leave';

async function openEngine(clock: Clock): Promise<EngineServer> {
  const storage = new FillableStorage(await openStorage());
  try {
    const brought = await loadBroughtHistory();
    const engine = await createEngine({
      seed: defaultSeed,
      clock,
      storage,
      random: randomBytes,
      hasPast: true,
      brought,
    });
    return new EngineServer({ engine, clock, random: randomBytes, storage });
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/**
 * The engine of this page on what this browser has stored. Fails with AppError `storage` when that cannot be opened
 * and is to be left.
 */
export async function openPageEngine(clock: Clock, onUnreadable: OnUnreadableWorld = leaveIt): Promise<EngineServer> {
  const recover = async (error: unknown): Promise<EngineServer> => {
    if (!(error instanceof StoredWorldError) || error.fault === 'unavailable') throw error;
    const decision = await onUnreadable({ fault: error.fault, exported: () => exportDatabase(databaseName) });
    if (decision === 'leave') throw new AppError('storage', error.message, { detail: error.fault, cause: error });
    await dropDatabase(databaseName);
    return openEngine(clock);
  };
  return openEngine(clock).catch(recover);
}
