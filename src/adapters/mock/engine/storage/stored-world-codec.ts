import * as v from 'valibot';
import type { ClockSetting } from '../clock/engine-clock.ts';
import type { Json } from '../kernel/engine-types.ts';
import type { KernelState } from '../kernel/kernel.ts';
import { StoredWorldError, type JournalEntry, type Snapshot } from './journal-storage.ts';

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

/** Undefined for a record that was cut off while it was written. */
export function readEntry(text: string): JournalEntry | undefined {
  const read = v.safeParse(entry, parse(text));
  return read.success ? read.output : undefined;
}

/** Throws StoredWorldError: a snapshot is written whole or not at all. */
export function readSnapshot(text: string): Snapshot {
  const read = v.safeParse(snapshot, parse(text));
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
