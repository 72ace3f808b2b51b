import { AppError } from '../../../core/errors/app-error.ts';
import type { HttpTransport, Operation, RequestFields, WireValue } from '../../../core/platform/http-transport.ts';
import type { KnownCalls, Ways } from '../../../core/platform/known-calls.ts';
import type { operations } from './api.gen.ts';
import { waysOf, type CallName } from './calls.gen.ts';
import type { FormFields, QueryFields } from './request-fields.ts';

type FieldsOf<Name extends keyof operations> = FormFields<Name> | QueryFields<Name>;
type Given<Fields> = object extends Fields ? [fields?: Fields] : [fields: Fields];

/**
 * Makes one call of the table and resolves with its payload. A way that the server answers with 404 or 405 had no
 * effect, so the next one is tried; any other answer ends the call.
 * Fails as HttpTransport does, and with `unavailable` if the server has none of the ways.
 */
export type Call = <Name extends CallName>(name: Name, ...fields: Given<FieldsOf<Name>>) => Promise<WireValue>;

interface Over {
  readonly http: HttpTransport;
  readonly known: KnownCalls;
  /** The operation for the calling account. */
  readonly ofAccount: (operation: Operation) => Operation;
}

/** A refusal is an answer: the way exists. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && ['server', 'session-expired', 'verification-required'].includes(error.kind);

const hasNotHappened = (error: unknown): boolean =>
  error instanceof AppError && error.kind === 'bad-status' && (error.status === 404 || error.status === 405);

/** Tries the ways in order, as `Call` says. */
export async function callByWays(
  { http, known }: Pick<Over, 'http' | 'known'>,
  ways: Ways,
  fields?: RequestFields,
): Promise<WireValue> {
  for (const way of known.inOrder(ways)) {
    const asked = http.call(way, fields);
    const answer = await asked.catch((error: unknown) => {
      if (hasNotHappened(error)) return undefined;
      if (isRefusal(error)) known.took(ways, way);
      throw error;
    });
    if (answer === undefined) continue;
    known.took(ways, way);
    return answer;
  }
  known.lacks(ways);
  throw new AppError('unavailable', 'the server has no such call', { detail: ways[0] });
}

export function callOver({ http, known, ofAccount }: Over): Call {
  return async (name, ...[fields]) => {
    const [first, ...others] = waysOf[name];
    return callByWays({ http, known }, [ofAccount(first), ...others.map(ofAccount)], fields);
  };
}
