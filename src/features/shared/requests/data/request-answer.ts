import { AppError, leavesOutcomeUnknown } from '../../../../core/errors/app-error.ts';

export type Answered =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly error: AppError }
  | { readonly kind: 'no-answer' };

/** Never rejects: what a request that moves money came to. It is sent once, whatever happens. */
export async function requestAnswer(sent: Promise<unknown>): Promise<Answered> {
  try {
    await sent;
    return { kind: 'accepted' };
  } catch (error) {
    if (error instanceof AppError && !leavesOutcomeUnknown(error)) return { kind: 'refused', error };
    return { kind: 'no-answer' };
  }
}
