import { useEffect } from 'react';
import { useClearedWhenDone } from './use-cleared-when-done.ts';
import type { OneRequest } from './use-one-request.ts';

/** For what can be taken back or costs nothing: it is sent without a second question, and the form is cleared once it is done. */
export function useSendAtOnce<Wish>({ state, send }: OneRequest<Wish>, clear: () => void): void {
  const { kind } = state;
  useEffect(() => {
    if (kind === 'review') send();
  }, [kind, send]);
  useClearedWhenDone({ state }, clear);
}
