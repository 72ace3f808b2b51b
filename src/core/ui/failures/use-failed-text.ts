import { leavesOutcomeUnknown, type AppError } from '../../errors/app-error.ts';
import { useOwnReason } from '../../i18n/use-reason-text.ts';
import { useSendingReason } from './use-sending-reason.ts';

export interface FailedWords {
  /** That it was not done, and why. */
  failed(reason: string): string;
  /** What is said when no answer came, or one that does not tell. */
  readonly unknown: string;
}

/** What a failed change is told as, in words that depend on it. That it was not done is said only where that is known. */
export function useFailedTextOf(): (error: AppError, words: FailedWords) => string {
  const reasonText = useSendingReason();
  const ownReason = useOwnReason();
  return (error, { failed, unknown }) => {
    // Where a session has ended, the browser may have sent twice: the first may have taken effect.
    if (error.kind === 'session-expired') return ownReason(error);
    return leavesOutcomeUnknown(error) ? unknown : failed(reasonText(error));
  };
}

/** The same, where one sentence does for all. */
export function useFailedText(words: FailedWords): (error: AppError) => string {
  const textOf = useFailedTextOf();
  return (error) => textOf(error, words);
}
