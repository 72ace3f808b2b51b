import { leavesOutcomeUnknown, type AppError } from '../../../../core/errors/app-error.ts';
import { useReasonText } from '../../../../core/i18n/use-reason-text.ts';

export interface FailedWords {
  /** That it was not done, and why. */
  failed(reason: string): string;
  /** What is said when no answer came. */
  readonly unknown: string;
}

/** What a failed change is told as. That it was not done is said only where that is known. */
export function useFailedText({ failed, unknown }: FailedWords): (error: AppError) => string {
  const reasonText = useReasonText();
  return (error) => {
    if (error.kind === 'no-answer') return unknown;
    const reason = reasonText(error);
    // Where a session has ended, the browser may have sent twice: the first may have taken effect.
    return leavesOutcomeUnknown(error) || error.kind === 'session-expired' ? reason : failed(reason);
  };
}
