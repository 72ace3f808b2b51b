import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'lossless-json';
import { dialectNames, type DialectName } from '../../src/core/domain/server/dialect-name.ts';

const root = join(import.meta.dirname, 'recordings');

/**
 * One recorded answer. `body` is the answer as a server wrote it (a text that is no JSON as it is), `ask` the argument
 * of the port method where it is not the usual one.
 */
export interface Recording {
  readonly call: string;
  readonly name: string;
  readonly ask: unknown;
  /** The raw text, with every digit as recorded. */
  readonly body: string;
  /** `ok`: what the port method resolves with; null stands for undefined. */
  readonly gives: unknown;
  /** `not-ok`: where it fails, the path of the field or the operation. */
  readonly failsAt: string;
  /** An `ok` answer that the envelope understands and the specification does not describe. */
  readonly outsideSpec: boolean;
  /** A `not-ok` answer that the specification cannot tell from a good one, as it depends on the question. */
  readonly insideSpec: boolean;
  /** Of a family's server: how the method fails, where the answer is a refusal. */
  readonly fails: { readonly kind: string; readonly text: string } | undefined;
}

function readRecording(call: string, folder: string, file: string): Recording {
  const text = readFileSync(join(folder, file), 'utf8');
  const plain = JSON.parse(text) as Record<string, unknown>;
  const { body } = parse(text) as { body: unknown };
  return {
    call,
    name: file.replace('.json', ''),
    ask: plain['ask'],
    body: typeof body === 'string' ? body : (stringify(body) ?? ''),
    gives: plain['gives'],
    failsAt: String(plain['failsAt']),
    outsideSpec: plain['outsideSpec'] === true,
    insideSpec: plain['insideSpec'] === true,
    fails: plain['fails'] as Recording['fails'],
  };
}

const namesIn = (folder: string): readonly string[] => readdirSync(folder).toSorted();
const recordingsIn = (call: string, folder: string): readonly Recording[] =>
  namesIn(folder).map((file) => readRecording(call, folder, file));

const ofOneFamily: ReadonlySet<string> = new Set(dialectNames);

/** The calls that are recorded as the protocol describes them. */
export const recordedCalls: readonly string[] = namesIn(root).filter((name) => !ofOneFamily.has(name));

export const recordingsOf = (call: string, folder: 'ok' | 'not-ok'): readonly Recording[] =>
  recordingsIn(call, join(root, call, folder));

/** What servers of one family answer and push, transcribed from the facts about them. */
export function recordingsOfFamily(family: DialectName): readonly Recording[] {
  const folder = join(root, family);
  if (!existsSync(folder)) return [];
  return namesIn(folder).flatMap((call) => recordingsIn(call, join(folder, call)));
}
