import * as v from 'valibot';
import { dialectNames } from '../../../../core/domain/server/dialect-name.ts';
import { clockSpeeds } from '../../../../core/ports/presenter-port.ts';
import type { ClockSetting } from '../kernel/clock/engine-clock.ts';
import type { AnsweredArgument, CarryArgument } from '../kernel/requests/carried-requests.ts';
import type { Json } from '../kernel/basics/engine-types.ts';
import type { KernelState } from '../kernel/kernel.ts';
import { worldRules } from '../kernel/basics/world-rules.ts';
import { journalVersion, StoredWorldError, type JournalEntry, type Snapshot } from './journal-storage.ts';
import { seal, unseal } from './sealed-text.ts';

/** The process that wrote a record; 0 on media with a single writer, and in older worlds. */
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
/** The allowed years of a world. Far beyond them the market alone would take hours to compute. */
const moment = v.pipe(v.number(), v.minValue(Date.UTC(2000, 0)), v.maxValue(Date.UTC(2300, 0)));
const clock = v.strictObject({ base: moment, realBase: moment, speed: v.picklist(clockSpeeds) });
const list = v.custom<readonly unknown[]>(Array.isArray);
const byName = v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
/** The part common to every world; the owners of lists and slices validate them. */
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

/** Each record is one line, sealed, with its owner where several are possible. */
export const entryRecord = (written: JournalEntry, writer?: number): string =>
  seal(JSON.stringify({ ...written, owner: writer }));
export const snapshotRecord = (written: Snapshot, writer?: number): string =>
  seal(JSON.stringify({ ...written, owner: writer }));

const unsealed = (record: unknown): string | undefined => (typeof record === 'string' ? unseal(record) : undefined);

type OwnedEntry = v.InferOutput<typeof entry>;

/** Undefined for an incomplete record. */
function readEntry(record: unknown): OwnedEntry | undefined {
  const read = v.safeParse(entry, parse(unsealed(record) ?? ''));
  return read.success ? read.output : undefined;
}

const withoutOwner = ({ owner: _, ...rest }: OwnedEntry): JournalEntry => rest;

/** An entry that never left the memory, so it has no seal. */
export const readEntryText = (text: string): JournalEntry => withoutOwner(v.parse(entry, parse(text)));

export interface ReadJournal {
  readonly entries: readonly JournalEntry[];
  /** The last record was torn, and is not among the entries. */
  readonly isTorn: boolean;
  /** The owner of the last record. */
  readonly owner: number;
}

/** Throws StoredWorldError when a process went on writing after another had taken over. */
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
 * `since`: the snapshot before it. Throws StoredWorldError when a record before the last one is incomplete, because
 * then an acknowledged change was lost, and when two processes have written.
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

/** A snapshot and its writer. */
export type OwnedSnapshot = Snapshot & { readonly owner: number };

const damagedSnapshot = (): StoredWorldError =>
  new StoredWorldError('damaged', 'The stored state cannot be read.', { part: 'snapshot' });

/**
 * Throws StoredWorldError: a snapshot is written whole or not at all. Snapshots of other versions may have another form
 * and no seal; only their version is read.
 */
export function readSnapshot(record: unknown): OwnedSnapshot {
  const text = unsealed(record);
  const value = parse(text ?? String(record));
  if (v.is(ofSomeVersion, value) && value.version !== journalVersion) throw otherVersion(value.version);
  const read = v.safeParse(snapshot, value);
  if (text === undefined || !read.success) throw damagedSnapshot();
  return read.output;
}

/** Text written by `Kernel.state` of the same version. Throws StoredWorldError for any other shape. */
export function readKernelState(text: string): KernelState {
  const state = parse(text);
  if (!v.is(kernelState, state)) throw damagedSnapshot();
  return state as KernelState;
}

export const readCarry = (argument: Json): CarryArgument => v.parse(carry, argument);
export const readAnswered = (argument: Json): AnsweredArgument => v.parse(answered, argument);
export const readClock = (argument: Json): ClockSetting => v.parse(clock, argument);
