import type { Clock } from '../../../../core/time/clock.ts';
import { createEngine } from '../../engine/engine.ts';
import { defaultSeed } from '../../engine/seed/personas.ts';
import { StorageFullError, StoredWorldError } from '../../engine/storage/journal-storage.ts';
import { MemoryStorage } from '../../engine/storage/memory-storage.ts';
import { pauseBy } from '../backend/pause.ts';
import { loadBroughtHistory } from '../storage/brought-history.ts';
import { databaseName } from '../storage/database-name.ts';
import { EngineServer } from '../server/engine-server.ts';
import { FillableStorage } from '../storage/fillable-storage.ts';
import { IndexedDbStorage } from '../storage/indexed-db-storage.ts';

const random = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/** If the browser stores nothing, the demo lasts for this visit, and says so. */
const forThisVisit = (): FillableStorage => new FillableStorage(new MemoryStorage(), 'this-visit');

async function openStorage(): Promise<FillableStorage> {
  try {
    return new FillableStorage(await IndexedDbStorage.open(databaseName));
  } catch (error) {
    if (error instanceof StoredWorldError && error.fault === 'unavailable') return forThisVisit();
    throw error;
  }
}

async function openOn(storage: FillableStorage, clock: Clock): Promise<EngineServer> {
  try {
    const brought = await loadBroughtHistory();
    const world = { seed: defaultSeed, hasPast: true, opensWalletSignIn: true, brought };
    const engine = await createEngine({ ...world, clock, storage, random, pause: pauseBy(clock) });
    return new EngineServer({ engine, clock, random, storage });
  } catch (error) {
    await storage.close();
    // A stored world opens without writing. This error means that there is none, and no space for a fresh one.
    if (error instanceof StorageFullError) return openOn(forThisVisit(), clock);
    throw error;
  }
}

/**
 * The engine on this browser's storage, in a page or in a worker. Rejects with StoredWorldError, having changed
 * nothing.
 */
export const openStoredEngine = async (clock: Clock): Promise<EngineServer> => openOn(await openStorage(), clock);
