import type { QueryClient } from '@tanstack/react-query';
import { AppError, leavesOutcomeUnknown } from '../errors/app-error.ts';

/** The result of one request that moves money; `row` when the server returns the created record. */
export type Answer<Row = never> =
  | { readonly kind: 'accepted'; readonly row?: Row }
  | { readonly kind: 'refused'; readonly error: AppError }
  /** The outcome is unknown. `isAnswered`: the server reported a failure, so nothing is in flight any more. */
  | { readonly kind: 'no-answer'; readonly isAnswered: boolean };

/** Proxies may answer these while the server still works on the request: timeouts and bad gateways. */
const statusesOfOthers: ReadonlySet<number> = new Set([408, 499, 502, 503, 504]);
/** CDNs number their own failures from here. */
const firstStatusOfNetworks = 520;

/** Below it nothing has failed: 202 means that it is still to be done. */
const firstFailure = 400;

/** An HTTP status of the server itself: it has finished with the request. */
export const isServersOwn = ({ kind, status = 0 }: AppError): boolean =>
  kind === 'bad-status' && status >= firstFailure && status < firstStatusOfNetworks && !statusesOfOthers.has(status);

function answerOfFailure(error: unknown): Exclude<Answer, { kind: 'accepted' }> {
  if (!(error instanceof AppError)) return { kind: 'no-answer', isAnswered: false };
  if (leavesOutcomeUnknown(error)) return { kind: 'no-answer', isAnswered: isServersOwn(error) };
  return { kind: 'refused', error };
}

/**
 * The result of a port call. Never rejects. A failure is reported like that of any other write, so that an expired
 * session or a required identity check redirects as everywhere.
 */
export async function answerOf(queries: QueryClient, sent: Promise<unknown>): Promise<Answer> {
  try {
    await queries
      .getMutationCache()
      .build(queries, { mutationFn: () => sent })
      .execute(undefined);
    return { kind: 'accepted' };
  } catch (error) {
    return answerOfFailure(error);
  }
}

/** The same for a call that returns the created row. */
export async function answerWithRow<Row>(queries: QueryClient, sent: Promise<Row>): Promise<Answer<Row>> {
  try {
    const row = await queries
      .getMutationCache()
      .build<Row, AppError, void, unknown>(queries, { mutationFn: () => sent })
      .execute(undefined);
    return { kind: 'accepted', row };
  } catch (error) {
    return answerOfFailure(error);
  }
}
