import { useEffect, useEffectEvent } from 'react';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { useErrorText } from '../../../../core/i18n/use-error-text.ts';
import { notify } from '../../../../core/ui/notify.ts';

/** Says in passing why a star that was shown at once has gone again: it can simply be tapped once more. */
export function useStarRefusal(refusal: AppError | null): void {
  const errorText = useErrorText();
  const say = useEffectEvent((error: AppError) => notify.info(errorText(error)));
  useEffect(() => {
    if (refusal !== null && refusal.kind !== 'session-expired') say(refusal);
  }, [refusal]);
}
