import { Kernel, type Basis, type Composition } from '../kernel/kernel.ts';
import type { Json } from '../kernel/engine-types.ts';
import {
  journalVersion,
  StoredWorldError,
  type JournalEntry,
  type Snapshot,
  type StoredWorld,
} from './journal-storage.ts';
import { readClock, readKernelState } from './stored-world-codec.ts';

export interface RestoredKernel {
  readonly kernel: Kernel;
  /** Number of the last command. */
  readonly n: number;
}

/** The command that changes the engine's own clock; everything else belongs to a domain. */
export const clockCommand = 'engine.setClock';

export function applyCommand(kernel: Kernel, entry: Pick<JournalEntry, 'at' | 'command' | 'argument'>): Json {
  if (entry.command !== clockCommand) return kernel.run(entry.command, entry.at, entry.argument);
  kernel.advanceTo(entry.at);
  kernel.setClock(readClock(entry.argument));
  return null;
}

/** What was once accepted must be accepted again; otherwise the rules have changed without the version. */
function replay(kernel: Kernel, entry: JournalEntry): void {
  try {
    applyCommand(kernel, entry);
  } catch (error) {
    throw new StoredWorldError('damaged', `Command ${entry.n} (${entry.command}) cannot be repeated: ${String(error)}`);
  }
}

export const snapshotOf = (kernel: Kernel, n: number): Snapshot => ({
  version: journalVersion,
  n,
  text: JSON.stringify(kernel.state()),
});

/**
 * Snapshot, then every command after it, at its own time. Undefined when nothing is stored.
 * Throws StoredWorldError when what is stored cannot be understood.
 */
export function restoreKernel(stored: StoredWorld, compose: (basis: Basis) => Composition): RestoredKernel | undefined {
  const { snapshot, entries } = stored;
  if (snapshot === undefined) {
    if (entries.length > 0) throw new StoredWorldError('damaged', 'The journal has no beginning.');
    return undefined;
  }
  if (snapshot.version !== journalVersion) {
    const message = `The stored demo has format ${snapshot.version}; this version reads format ${journalVersion}.`;
    throw new StoredWorldError('unknown-version', message, snapshot.version);
  }
  const state = readKernelState(snapshot.text);
  const kernel = Kernel.restore(state, compose(state.basis));
  let { n } = snapshot;
  for (const entry of entries) {
    if (entry.n <= n) continue;
    if (entry.n !== n + 1) throw new StoredWorldError('damaged', `The journal lacks command ${n + 1}.`);
    replay(kernel, entry);
    n = entry.n;
  }
  kernel.takePushed();
  return { kernel, n };
}
