import { useEffect } from 'react';
import type { SentOnce } from '../../../../core/sending/use-money-request.ts';
import { useClearedWhenDone } from './use-cleared-when-done.ts';

/** For reversible or free requests: sent without a confirmation, and the form is cleared once it is done. */
export function useSendAtOnce<Wish>({ state, send }: SentOnce<Wish>, clear: () => void): void {
  const { kind } = state;
  useEffect(() => {
    if (kind === 'review') send();
  }, [kind, send]);
  useClearedWhenDone({ state }, clear);
}
