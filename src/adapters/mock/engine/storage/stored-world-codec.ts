import * as v from 'valibot';
import type { ClockSetting } from '../clock/engine-clock.ts';
import type { Json } from '../kernel/engine-types.ts';
import type { KernelState } from '../kernel/kernel.ts';
import { StoredWorldError, type JournalEntry, type Snapshot } from './journal-storage.ts';
import { seal, unseal } from './sealed-text.ts';

const entry = v.strictObject({
  n: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.number(),
  command: v.string(),
  argument: v.custom<Json>((value) => value !== undefined),
});
const snapshot = v.strictObject({ version: v.number(), n: v.number(), text: v.string() });
const clock = v.strictObject({ base: v.number(), realBase: v.number(), speed: v.number() });

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Records are one line each, and say by themselves whether they are whole. */
export const entryRecord = (written: JournalEntry): string => seal(JSON.stringify(written));
export const snapshotRecord = (written: Snapshot): string => seal(JSON.stringify(written));

/** Undefined for a record that is not whole. */
function readEntry(record: string): JournalEntry | undefined {
  const read = v.safeParse(entry, parse(unseal(record) ?? ''));
  return read.success ? read.output : undefined;
}

export interface ReadJournal {
  readonly entries: readonly JournalEntry[];
  /** The last record was cut off while it was written, and is not among the entries. */
  readonly isTorn: boolean;
}

/** Throws StoredWorldError when a record before the last one is not whole: then something was lost that had happened. */
export function readJournal(records: readonly string[]): ReadJournal {
  const entries = records.map(readEntry);
  const firstBad = entries.indexOf(undefined);
  if (firstBad !== -1 && firstBad < records.length - 1)
    throw new StoredWorldError('damaged', `Record ${firstBad + 1} of the journal cannot be read.`);
  return { entries: entries.filter((read) => read !== undefined), isTorn: firstBad !== -1 };
}

/** Throws StoredWorldError: a snapshot is written whole or not at all. */
export function readSnapshot(record: string): Snapshot {
  const read = v.safeParse(snapshot, parse(unseal(record) ?? ''));
  if (!read.success) throw new StoredWorldError('damaged', 'The stored state cannot be read.');
  return read.output;
}

/** Text written by `Kernel.state` of the same version. */
export function readKernelState(text: string): KernelState {
  const state = parse(text);
  if (typeof state !== 'object' || state === null || !('basis' in state)) {
    throw new StoredWorldError('damaged', 'The stored state cannot be read.');
  }
  return state as KernelState;
}

export const readClock = (argument: Json): ClockSetting => v.parse(clock, argument);
