import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '../../src/core/errors/app-error.ts';
import { RecordedHttp } from './recorded-http.ts';
import { worlds } from './recorded-methods.ts';
import { usualArguments } from './usual-arguments.ts';
import { recordingsOf } from './recordings.ts';
import { tries } from '../support/breadth.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const allowed: ReadonlySet<string> = new Set([
  'unexpected-shape',
  'server',
  'session-expired',
  'verification-required',
]);
const debris: fc.Arbitrary<Json> = fc.constantFrom<Json[]>(
  null,
  '',
  'NaN',
  '-',
  '1e400',
  '__proto__',
  true,
  0,
  -1,
  1e300,
  [],
  [null],
  {},
  { data: null },
);

/** Walks down as `steps` says and puts `debris` where it ends. */
function damaged(value: Json, steps: readonly number[], piece: Json): Json {
  const [step, ...rest] = steps;
  if (step === undefined || typeof value !== 'object' || value === null) return piece;
  if (Array.isArray(value)) {
    const at = value.length === 0 ? -1 : step % value.length;
    return value.map((item, index) => (index === at ? damaged(item, rest, piece) : item));
  }
  const keys = Object.keys(value);
  const key = keys[step % Math.max(1, keys.length)];
  const inner = key === undefined ? undefined : value[key];
  return key === undefined || inner === undefined ? piece : { ...value, [key]: damaged(inner, rest, piece) };
}

const methods = Object.keys(worlds.live(new RecordedHttp('')));

test.each(methods)('%s: a damaged answer is understood or refused, never a fault of ours', async (call) => {
  const good = recordingsOf(call, 'ok');
  const asked = usualArguments[call] ?? good.find(({ ask }) => ask !== undefined)?.ask;
  const bodies = good.map(({ body }) => JSON.parse(body) as Json);
  const steps = fc.array(fc.nat({ max: 20 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...bodies), steps, debris, async (body, path, piece) => {
      const method = worlds.live(new RecordedHttp(JSON.stringify(damaged(body, path, piece))))[call];
      const failure: unknown = await method?.(asked as never).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (failure === undefined) return;
      expect(failure).toBeInstanceOf(AppError);
      if (failure instanceof AppError) expect(allowed).toContain(failure.kind);
    }),
    { numRuns: tries(60, 15) },
  );
});
