import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { WrongUsage } from '../read-wishes.ts';

/** How many runs are kept; a day of one every three minutes. */
export const runsKept = 500;

const texts = v.pipe(v.array(v.string()), v.readonly());
const verdict = v.picklist(['holds', 'no rows', 'differs', 'missing', 'not tried']);
const run = v.object({
  at: v.string(),
  tookMs: v.number(),
  /** Why there is no result; empty when there is one. */
  failure: v.string(),
  counts: v.record(v.string(), v.number()),
  realtime: v.string(),
  family: v.string(),
  changes: v.array(v.object({ operation: v.string(), from: v.string(), to: v.string(), broke: texts, mended: texts })),
});
const history = v.object({
  version: v.literal(1),
  server: v.string(),
  /** Oldest first. */
  runs: v.array(run),
  /** After the last run that gave a result. */
  standings: v.record(v.string(), v.object({ verdict, broken: texts, held: texts })),
});

export type WatchedRun = v.InferOutput<typeof run>;
export type History = v.InferOutput<typeof history>;

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new WrongUsage(`${file} cannot be read`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What earlier runs left. Fails: WrongUsage, when the file is something else; it is then left as it is. */
export function readHistory(file: string | undefined, server: string): History {
  const text = file === undefined ? undefined : textIn(file);
  if (text === undefined) return { version: 1, server, runs: [], standings: {} };
  const found = v.safeParse(history, parsed(text));
  if (!found.success) throw new WrongUsage(`${file} is no history of this check: name another file`);
  if (found.output.server !== server)
    throw new WrongUsage(`${file} is the history of ${found.output.server}: name another file`);
  return found.output;
}

/** The file is whole at any moment: the new one takes its place at once. */
export function writeHistory(file: string, kept: History): void {
  const beside = `${file}.new`;
  writeFileSync(beside, `${JSON.stringify(kept)}\n`);
  renameSync(beside, file);
}

/** The history with one more run, and without the oldest ones that it has no room for. */
export const withRun = (kept: History, one: WatchedRun, standings: History['standings']): History => ({
  ...kept,
  runs: [...kept.runs, one].slice(-runsKept),
  standings,
});
