import * as v from 'valibot';
import { dialectNames } from '../../../../core/domain/dialect-name.ts';
import { clockSpeeds } from '../../../../core/ports/presenter-port.ts';
import type { ClockSetting } from '../clock/engine-clock.ts';
import type { AnsweredArgument, CarryArgument } from '../kernel/carried-requests.ts';
import type { Json } from '../kernel/engine-types.ts';
import type { KernelState } from '../kernel/kernel.ts';
import { worldRules } from '../kernel/world-rules.ts';
import { journalVersion, StoredWorldError, type JournalEntry, type Snapshot } from './journal-storage.ts';
import { seal, unseal } from './sealed-text.ts';

/** Of the process that wrote a record; 0 where media have one writer by themselves, and in worlds from before. */
const owner = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0);
const entry = v.strictObject({
  n: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.number(),
  command: v.string(),
  argument: v.custom<Json>((value) => value !== undefined),
  owner,
});
const answer = v.strictObject({ status: v.number(), body: v.string() });
const mark = { key: v.string(), owner: v.string(), print: v.string() };
const answered = v.strictObject({ key: v.string(), answer });
const carry = v.strictObject({
  request: v.strictObject(mark),
  command: v.string(),
  argument: v.custom<Json>((value) => value !== undefined),
});
const carriedRequest = v.strictObject({ ...mark, at: v.number(), answer: v.exactOptional(answer) });
const snapshot = v.strictObject({ version: v.number(), n: v.number(), text: v.string(), owner });
const ofSomeVersion = v.looseObject({ version: v.number() });
/** Years in which a world can be. Far beyond them the market alone would take hours to make. */
const moment = v.pipe(v.number(), v.minValue(Date.UTC(2000, 0)), v.maxValue(Date.UTC(2300, 0)));
const clock = v.strictObject({ base: moment, realBase: moment, speed: v.picklist(clockSpeeds) });
const list = v.custom<readonly unknown[]>(Array.isArray);
const byName = v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
/** As far as it holds for every world; what stands in lists and slices is for their owners to read. */
const kernelState = v.strictObject({
  basis: v.strictObject({
    seed: v.number(),
    epoch: moment,
    rules: v.exactOptional(worldRules),
    words: v.exactOptional(v.picklist(dialectNames)),
  }),
  cursor: moment,
  clock,
  ids: v.record(v.string(), v.number()),
  agenda: v.strictObject({ lastId: v.number(), entries: list }),
  ledger: v.strictObject({ balances: list, entries: list, lastIds: byName }),
  slices: byName,
  requests: v.exactOptional(v.array(carriedRequest)),
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Records are one line each, and say by themselves whether they are whole, and whose they are where that can differ. */
export const entryRecord = (written: JournalEntry, writer?: number): string =>
  seal(JSON.stringify({ ...written, owner: writer }));
export const snapshotRecord = (written: Snapshot, writer?: number): string =>
  seal(JSON.stringify({ ...written, owner: writer }));

const unsealed = (record: unknown): string | undefined => (typeof record === 'string' ? unseal(record) : undefined);

type OwnedEntry = v.InferOutput<typeof entry>;

/** Undefined for a record that is not whole. */
function readEntry(record: unknown): OwnedEntry | undefined {
  const read = v.safeParse(entry, parse(unsealed(record) ?? ''));
  return read.success ? read.output : undefined;
}

const withoutOwner = ({ owner: _, ...rest }: OwnedEntry): JournalEntry => rest;

/** An entry that was never outside the memory, so that it needed no seal. */
export const readEntryText = (text: string): JournalEntry => withoutOwner(v.parse(entry, parse(text)));

export interface ReadJournal {
  readonly entries: readonly JournalEntry[];
  /** The last record was cut off while it was written, and is not among the entries. */
  readonly isTorn: boolean;
  /** Of the last record. */
  readonly owner: number;
}

/** Throws StoredWorldError when one process went on writing after another one had taken over: neither knew of the other. */
function checkOwners(entries: readonly OwnedEntry[], since: Pick<OwnedSnapshot, 'n' | 'owner'>): void {
  let before = { n: 0, owner: 0 };
  for (const one of entries) {
    const least = one.n > since.n ? Math.max(before.owner, since.owner) : before.owner;
    if (one.owner < least || one.n <= before.n)
      throw new StoredWorldError(
        'damaged',
        `Two processes have written the journal at once, from command ${one.n} on.`,
        {
          part: 'journal',
        },
      );
    before = one;
  }
}

/**
 * `since`: the snapshot before it. Throws StoredWorldError when a record before the last one is not whole, because then
 * something was lost that had happened, and when two processes have written.
 */
export function readJournal(
  records: readonly unknown[],
  since: Pick<OwnedSnapshot, 'n' | 'owner'> = { n: 0, owner: 0 },
): ReadJournal {
  const read = records.map(readEntry);
  const firstBad = read.indexOf(undefined);
  if (firstBad !== -1 && firstBad < records.length - 1)
    throw new StoredWorldError('damaged', `Record ${firstBad + 1} of the journal cannot be read.`, { part: 'journal' });
  const entries = read.filter((one) => one !== undefined);
  checkOwners(entries, since);
  return { entries: entries.map(withoutOwner), isTorn: firstBad !== -1, owner: entries.at(-1)?.owner ?? since.owner };
}

export const otherVersion = (found: number): StoredWorldError =>
  new StoredWorldError(
    'unknown-version',
    `The stored demo has format ${found}; this version reads format ${journalVersion}.`,
    { part: 'snapshot', foundVersion: found },
  );

/** A snapshot, and who wrote it. */
export type OwnedSnapshot = Snapshot & { readonly owner: number };

const damagedSnapshot = (): StoredWorldError =>
  new StoredWorldError('damaged', 'The stored state cannot be read.', { part: 'snapshot' });

/**
 * Throws StoredWorldError: a snapshot is written whole or not at all. What other versions wrote need not look like ours,
 * nor be sealed; of it only the version is read.
 */
export function readSnapshot(record: unknown): OwnedSnapshot {
  const text = unsealed(record);
  const value = parse(text ?? String(record));
  if (v.is(ofSomeVersion, value) && value.version !== journalVersion) throw otherVersion(value.version);
  const read = v.safeParse(snapshot, value);
  if (text === undefined || !read.success) throw damagedSnapshot();
  return read.output;
}

/** Text written by `Kernel.state` of the same version. Throws StoredWorldError for what has not its shape. */
export function readKernelState(text: string): KernelState {
  const state = parse(text);
  if (!v.is(kernelState, state)) throw damagedSnapshot();
  return state as KernelState;
}

export const readCarry = (argument: Json): CarryArgument => v.parse(carry, argument);
export const readAnswered = (argument: Json): AnsweredArgument => v.parse(answered, argument);
export const readClock = (argument: Json): ClockSetting => v.parse(clock, argument);
