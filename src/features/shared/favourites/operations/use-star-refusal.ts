import { useEffect } from 'react';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { notify } from '../../../../core/ui/notify.ts';

/** Says in passing why a star that was shown at once has gone again: it can simply be tapped once more. */
export function useStarRefusal(refusal: AppError | null): void {
  useEffect(() => {
    if (refusal !== null && refusal.kind !== 'session-expired') notify.failure(refusal);
  }, [refusal]);
}
