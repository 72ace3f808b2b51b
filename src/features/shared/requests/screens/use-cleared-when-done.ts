import { useEffectEvent, useLayoutEffect } from 'react';
import type { OneRequest } from './use-one-request.ts';

/**
 * Clears the form once what was sent is done, in the same picture that says so; where the outcome is unknown, what was typed stays.
 * What is cleared may belong to a parent.
 */
export function useClearedWhenDone<Wish>({ state }: Pick<OneRequest<Wish>, 'state'>, clear: () => void): void {
  const isDone = state.kind === 'done';
  const finish = useEffectEvent(clear);
  useLayoutEffect(() => {
    if (isDone) finish();
  }, [isDone]);
}
