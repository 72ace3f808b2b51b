import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { journalVersion } from './journal-storage.ts';

/** A whole world as a portable file. */
export interface WorldFile {
  /** Format of the state, as of the journal. */
  readonly version: number;
  readonly seed: number;
  /** Engine time of saving, ISO. */
  readonly savedAt: string;
  /** `Kernel.state` as text. */
  readonly state: string;
}

export type WorldFileFault = 'foreign-file' | 'damaged-file' | 'other-version';

/** A refused file. Nothing has been changed. */
export class WorldFileError extends Error {
  readonly fault: WorldFileFault;

  constructor(fault: WorldFileFault) {
    super(fault);
    this.name = 'WorldFileError';
    this.fault = fault;
  }
}

const kind = 'tandem-demo';
const schema = v.strictObject({
  kind: v.literal(kind),
  version: v.number(),
  seed: v.number(),
  savedAt: v.string(),
  digest: v.string(),
  state: v.string(),
});
const kindSchema = v.looseObject({ kind: v.literal(kind) });
const versionSchema = v.looseObject({ version: v.number() });

const digestOf = ({ version, seed, savedAt, state }: WorldFile): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([version, seed, savedAt, state]))));

export const writeWorldFile = (world: WorldFile): string =>
  JSON.stringify({ kind, ...world, digest: digestOf(world) }, undefined, 1);

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    // A file that starts like one of ours and ends too early is a damaged one of ours.
    throw new WorldFileError(text.includes(`"${kind}"`) ? 'damaged-file' : 'foreign-file');
  }
}

/** In characters. A world of a million entries has half of that. */
const longestState = 400_000_000;
/** No number of a world is this long, and parsing time grows with the square of the length. */
const endlessNumber = /\d{100}/;

/** Checks in this order, and throws WorldFileError: foreign, other version, damaged. */
export function readWorldFile(text: string): WorldFile {
  const value = parse(text);
  if (!v.is(kindSchema, value)) throw new WorldFileError('foreign-file');
  if (v.is(versionSchema, value) && value.version !== journalVersion) throw new WorldFileError('other-version');
  const read = v.safeParse(schema, value);
  if (!read.success || digestOf(read.output) !== read.output.digest) throw new WorldFileError('damaged-file');
  const { version, seed, savedAt, state } = read.output;
  if (state.length > longestState || endlessNumber.test(state)) throw new WorldFileError('damaged-file');
  return { version, seed, savedAt, state };
}
