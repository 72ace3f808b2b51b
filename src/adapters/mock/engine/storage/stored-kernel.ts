import { Kernel, type Basis, type Composition } from '../kernel/kernel.ts';
import type { Json } from '../kernel/engine-types.ts';
import { findLedgerFaults } from '../ledger/ledger-check.ts';
import {
  journalVersion,
  StoredWorldError,
  type JournalEntry,
  type Snapshot,
  type StoredWorld,
} from './journal-storage.ts';
import { readClock, readKernelState } from './stored-world-codec.ts';
import { WorldFileError, writeWorldFile, type WorldFile } from './world-file.ts';

export interface RestoredKernel {
  readonly kernel: Kernel;
  /** Number of the last command. */
  readonly n: number;
}

/** The command that changes the engine's own clock; everything else belongs to a domain. */
export const clockCommand = 'engine.setClock';

/** Presenting, and coming and going: nothing that anybody would miss. */
const noWork: ReadonlySet<string> = new Set([
  'access.restorePassword',
  'access.sendCode',
  'access.signIn',
  'access.signOut',
  'access.tryCode',
  'access.trySignIn',
  'market.intervene',
  'scene.ready',
  'wallet.grant',
]);

export function applyCommand(kernel: Kernel, entry: Pick<JournalEntry, 'at' | 'command' | 'argument'>): Json {
  if (entry.command !== clockCommand) {
    const result = kernel.run(entry.command, entry.at, entry.argument);
    if (!noWork.has(entry.command)) kernel.countWork();
    return result;
  }
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

/** The world at the kernel's moment as the text of a file. */
export const fileOf = (kernel: Kernel): string =>
  writeWorldFile({
    version: journalVersion,
    seed: kernel.basis.seed,
    savedAt: new Date(kernel.cursor).toISOString(),
    state: JSON.stringify(kernel.state()),
  });

/** A world out of a file. Throws WorldFileError `damaged-file` for a state that does not hold together. */
export function kernelOf(file: WorldFile, compose: (basis: Basis) => Composition): Kernel {
  try {
    const state = readKernelState(file.state);
    const kernel = Kernel.restore(state, compose(state.basis));
    if (JSON.stringify(kernel.state()) === file.state && findLedgerFaults(kernel.ledger).length === 0) return kernel;
  } catch {
    // Whatever it fails on: it is not a state that this version wrote.
  }
  throw new WorldFileError('damaged-file');
}
