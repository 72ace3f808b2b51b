import { AppError } from '../../../core/errors/app-error.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import { defaultSeed } from '../engine/seed/personas.ts';
import { StoredWorldError, type JournalStorage } from '../engine/storage/journal-storage.ts';
import { MemoryStorage } from '../engine/storage/memory-storage.ts';
import { EngineServer } from './engine-server.ts';
import { IndexedDbStorage } from './indexed-db-storage.ts';

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
  /** Why, in English. */
  readonly message: string;
  /** All of it as JSON text, to be kept elsewhere. Fails with StoredWorldError when not even that can be read. */
  readonly exported: () => Promise<string>;
}

/** Decides what becomes of an unreadable world: `clear` starts a fresh one, `leave` starts nothing and drops nothing. */
export type OnUnreadableWorld = (world: UnreadableWorld) => Promise<'clear' | 'leave'>;

const leaveIt: OnUnreadableWorld = async () => 'leave';

/**
 * The engine of this page on what this browser has stored. Fails with AppError `storage` when that cannot be opened
 * and is to be left.
 */
export async function openPageEngine(clock: Clock, onUnreadable: OnUnreadableWorld = leaveIt): Promise<EngineServer> {
  const storage = await openStorage();
  const open = (): Promise<Engine> =>
    createEngine({ seed: defaultSeed, clock, storage, random: randomBytes, hasPast: true });
  const recover = async (error: unknown): Promise<Engine> => {
    if (!(error instanceof StoredWorldError)) throw error;
    const exported = async (): Promise<string> => JSON.stringify(await storage.load());
    if ((await onUnreadable({ message: error.message, exported })) === 'leave') {
      throw new AppError('storage', error.message, { detail: error.fault, cause: error });
    }
    await storage.clear();
    return open();
  };
  return new EngineServer({ engine: await open().catch(recover), clock, random: randomBytes });
}
