import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'lossless-json';

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
}

function readRecording(call: string, folder: string, file: string): Recording {
  const text = readFileSync(join(root, call, folder, file), 'utf8');
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
  };
}

export const recordedCalls: readonly string[] = readdirSync(root).toSorted();

export function recordingsOf(call: string, folder: 'ok' | 'not-ok'): readonly Recording[] {
  return readdirSync(join(root, call, folder))
    .toSorted()
    .map((file) => readRecording(call, folder, file));
}
