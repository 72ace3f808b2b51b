import type { QueryClient } from '@tanstack/react-query';
import { AppError, leavesOutcomeUnknown } from '../errors/app-error.ts';

/** What one request that moves money came to; `row` where the server answers with what it made. */
export type Answer<Row = never> =
  | { readonly kind: 'accepted'; readonly row?: Row }
  | { readonly kind: 'refused'; readonly error: AppError }
  /** It may or may not have happened. `isAnswered`: the server said that it failed, so nothing is under way any more. */
  | { readonly kind: 'no-answer'; readonly isAnswered: boolean };

/** What stands between may say these while the server still works on the request: time-outs and broken gateways. */
const statusesOfOthers: ReadonlySet<number> = new Set([408, 499, 502, 503, 504]);
/** Content networks count their own failures from here. */
const firstStatusOfNetworks = 520;

/** An HTTP status of the server itself, which has then finished with the request. */
export const isServersOwn = ({ kind, status }: AppError): boolean =>
  kind === 'bad-status' && status !== undefined && status < firstStatusOfNetworks && !statusesOfOthers.has(status);

function answerOfFailure(error: unknown): Exclude<Answer, { kind: 'accepted' }> {
  if (!(error instanceof AppError)) return { kind: 'no-answer', isAnswered: false };
  if (leavesOutcomeUnknown(error)) return { kind: 'no-answer', isAnswered: isServersOwn(error) };
  return { kind: 'refused', error };
}

/**
 * What a call of a port came to. Never rejects. A failure is told like that of any other write, so that an ended session
 * and an identity that is asked for lead where they lead everywhere.
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

/** The same for a call whose answer is the row that it made. */
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
