import { AppError } from '../../../core/errors/app-error.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import { createEngine } from '../engine/engine.ts';
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

/** The engine of this page on what this browser has stored. Fails with AppError `storage` when that cannot be read. */
export async function openPageEngine(clock: Clock): Promise<EngineServer> {
  try {
    const engine = await createEngine({ seed: defaultSeed, clock, storage: await openStorage(), random: randomBytes });
    return new EngineServer({ engine, clock, random: randomBytes });
  } catch (error) {
    if (!(error instanceof StoredWorldError)) throw error;
    throw new AppError('storage', error.message, { detail: error.fault, cause: error });
  }
}

/** What is stored, as JSON text, for a world that this version cannot open. */
export async function exportStoredWorld(): Promise<string> {
  const storage = await IndexedDbStorage.open(databaseName);
  const world = await storage.load();
  await storage.close();
  return JSON.stringify(world);
}

/** Forgets the stored world; the next start makes a fresh one. */
export async function clearStoredWorld(): Promise<void> {
  const storage = await IndexedDbStorage.open(databaseName);
  await storage.clear();
  await storage.close();
}
