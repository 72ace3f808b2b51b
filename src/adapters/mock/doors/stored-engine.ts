import type { Clock } from '../../../core/ports/clock.ts';
import { createEngine } from '../engine/engine.ts';
import { defaultSeed } from '../engine/seed/personas.ts';
import { StoredWorldError, type JournalStorage } from '../engine/storage/journal-storage.ts';
import { MemoryStorage } from '../engine/storage/memory-storage.ts';
import { loadBroughtHistory } from './brought-history.ts';
import { databaseName } from './database-name.ts';
import { EngineServer } from './engine-server.ts';
import { FillableStorage } from './fillable-storage.ts';
import { IndexedDbStorage } from './indexed-db-storage.ts';

const random = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/** Where the browser keeps nothing, the demo lasts for this visit. */
async function openStorage(): Promise<JournalStorage> {
  try {
    return await IndexedDbStorage.open(databaseName);
  } catch (error) {
    if (error instanceof StoredWorldError && error.fault === 'unavailable') return new MemoryStorage();
    throw error;
  }
}

/** The engine on what this browser has stored, in a page or in a worker. Rejects with StoredWorldError, having touched nothing. */
export async function openStoredEngine(clock: Clock): Promise<EngineServer> {
  const storage = new FillableStorage(await openStorage());
  try {
    const brought = await loadBroughtHistory();
    const engine = await createEngine({ seed: defaultSeed, clock, storage, random, hasPast: true, brought });
    return new EngineServer({ engine, clock, random, storage });
  } catch (error) {
    await storage.close();
    throw error;
  }
}
