import { catchUp } from '../kernel/catch-up.ts';
import { answeredCommand, carryCommand } from '../kernel/requests/carried-requests.ts';
import { Kernel, type Basis, type Composition } from '../kernel/kernel.ts';
import type { Json } from '../kernel/basics/engine-types.ts';
import { findLedgerFaults } from '../ledger/ledger-check.ts';
import {
  journalVersion,
  StoredWorldError,
  type JournalEntry,
  type Snapshot,
  type StoredWorld,
} from './journal-storage.ts';
import { otherVersion, readAnswered, readCarry, readClock, readKernelState } from './stored-world-codec.ts';
import { WorldFileError, writeWorldFile, type WorldFile } from './world-file.ts';

export interface RestoredKernel {
  readonly kernel: Kernel;
  /** Number of the last command. */
  readonly n: number;
}

/** The command that changes the engine's own clock; all others belong to a domain. */
export const clockCommand = 'engine.setClock';

/** The world's clock continues from its present time. */
export const clockEntry = (
  { cursor, clock: { speed } }: Kernel,
  { n, realNow }: { readonly n: number; readonly realNow: number },
): JournalEntry => ({ n, at: cursor, command: clockCommand, argument: { base: cursor, realBase: realNow, speed } });

/** Presenting, signing in and out: losing it costs no work. */
const noWork: ReadonlySet<string> = new Set([
  'access.decideIdentity',
  'access.restorePassword',
  'access.sendCode',
  'access.signIn',
  'access.signOut',
  'access.tryCode',
  'access.trySignIn',
  'content.announce',
  'market.intervene',
  'messages.send',
  'scene.ready',
  'wallet.grant',
]);

type Command = Pick<JournalEntry, 'at' | 'command' | 'argument'>;

export function applyCommand(kernel: Kernel, { at, command, argument }: Command): Json {
  if (command === clockCommand) {
    kernel.advanceTo(at);
    kernel.setClock(readClock(argument));
    return null;
  }
  if (command === answeredCommand) {
    const { key, answer } = readAnswered(argument);
    kernel.requests.answered(key, answer);
    return null;
  }
  if (command !== carryCommand) return runCommand(kernel, { at, command, argument });
  const carried = readCarry(argument);
  const result = runCommand(kernel, { at, ...carried });
  kernel.requests.add(carried.request, at);
  return result;
}

function runCommand(kernel: Kernel, { at, command, argument }: Command): Json {
  const result = kernel.run(command, at, argument);
  if (!noWork.has(command)) kernel.countWork();
  return result;
}

/** An accepted command must be accepted on replay; otherwise the rules have changed without a new version. */
function replay(kernel: Kernel, entry: JournalEntry): void {
  try {
    applyCommand(kernel, entry);
  } catch (error) {
    const message = `Command ${entry.n} (${entry.command}) cannot be repeated: ${String(error)}`;
    throw new StoredWorldError('damaged', message, { part: 'journal', cause: error });
  }
}

export const snapshotOf = (kernel: Kernel, n: number): Snapshot => ({
  version: journalVersion,
  n,
  text: JSON.stringify(kernel.state()),
});

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

/** Whether a stored slice has the lists and records of its domain's initial state; an initial null allows anything. */
function isSliceOf(initial: Json, stored: unknown): boolean {
  if (initial === null) return true;
  if (kindOf(stored) !== kindOf(initial) || stored === null) return false;
  if (Array.isArray(initial) || typeof initial !== 'object') return true;
  const fields = new Map<string, unknown>(Object.entries(stored ?? {}));
  return Object.entries(initial).every(([name, value]) => isSliceOf(value, fields.get(name)));
}

/** Throws StoredWorldError for any invalid text. */
function kernelFrom(text: string, compose: (basis: Basis) => Composition): Kernel {
  const state = readKernelState(text);
  try {
    const composition = compose(state.basis);
    const strange = composition.domains.find(
      ({ name, state: initial }) => name in state.slices && !isSliceOf(initial(), state.slices[name]),
    );
    if (strange !== undefined) throw new TypeError(`${strange.name} has another shape`);
    // Everything due has run before a state is stored: a crafted past would be caught up with for ever.
    if (state.agenda.entries.some(({ at }) => !(at >= state.cursor))) throw new TypeError('something is overdue');
    return Kernel.restore(state, composition);
  } catch (error) {
    const message = `The stored state cannot be made into a demo: ${String(error)}`;
    throw new StoredWorldError('damaged', message, { part: 'snapshot', cause: error });
  }
}

/**
 * The snapshot, then every later command, at its own time. Undefined when nothing is stored.
 * Throws StoredWorldError when the stored world is unreadable or inconsistent.
 */
export function restoreKernel(stored: StoredWorld, compose: (basis: Basis) => Composition): RestoredKernel | undefined {
  const { snapshot, entries } = stored;
  if (snapshot === undefined) {
    if (entries.length > 0)
      throw new StoredWorldError('damaged', 'The journal has no beginning.', { part: 'snapshot' });
    return undefined;
  }
  if (snapshot.version !== journalVersion) throw otherVersion(snapshot.version);
  const kernel = kernelFrom(snapshot.text, compose);
  let { n } = snapshot;
  for (const entry of entries) {
    if (entry.n <= n) continue;
    if (entry.n !== n + 1)
      throw new StoredWorldError('damaged', `The journal lacks command ${n + 1}.`, { part: 'journal' });
    replay(kernel, entry);
    n = entry.n;
  }
  kernel.takePushed();
  const [fault] = findLedgerFaults(kernel.ledger);
  if (fault !== undefined)
    throw new StoredWorldError('damaged', `The stored money does not add up: ${fault}.`, { part: 'snapshot' });
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

/** A world with hundreds of orders takes some hundred steps per hour. */
const trialBudget = { milliseconds: 1, steps: 5000 };
const trialMs = 3_600_000;

/** Whether an hour passes in it. The slices of a crafted file might loop for ever at one moment. */
function passesAnHour(kernel: Kernel): boolean {
  return catchUp(kernel, kernel.cursor + trialMs, { realNow: () => 0, budget: trialBudget });
}

/** A world from a file. Throws WorldFileError `damaged-file` for a state that is inconsistent or does not run. */
export function kernelOf(file: WorldFile, compose: (basis: Basis) => Composition): Kernel {
  try {
    if (!passesAnHour(kernelFrom(file.state, compose))) throw new RangeError('an hour is too long');
    const kernel = kernelFrom(file.state, compose);
    if (JSON.stringify(kernel.state()) === file.state && findLedgerFaults(kernel.ledger).length === 0) return kernel;
  } catch {
    // Any failure means: this version did not write that state.
  }
  throw new WorldFileError('damaged-file');
}
