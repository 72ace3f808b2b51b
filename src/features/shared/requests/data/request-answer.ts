import type { QueryClient } from '@tanstack/react-query';
import { AppError, leavesOutcomeUnknown } from '../../../../core/errors/app-error.ts';

export type Answered =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly error: AppError }
  | { readonly kind: 'no-answer' };

/**
 * Never rejects: what a request that moves money came to. It is sent once, whatever happens. A failure is told like that of
 * any other write, so that an ended session and an identity that is asked for lead where they lead everywhere.
 */
export async function requestAnswer(queries: QueryClient, sent: Promise<unknown>): Promise<Answered> {
  try {
    await queries
      .getMutationCache()
      .build(queries, { mutationFn: () => sent })
      .execute(undefined);
    return { kind: 'accepted' };
  } catch (error) {
    if (error instanceof AppError && !leavesOutcomeUnknown(error)) return { kind: 'refused', error };
    return { kind: 'no-answer' };
  }
}
