import { useEffect, useState } from 'react';
import type { OneRequest } from './use-one-request.ts';

/** For what can be taken back or costs nothing: it is sent without a second question, and the form is cleared once it is done. */
export function useSendAtOnce<Wish>({ state, send }: OneRequest<Wish>, clear: () => void): void {
  const { kind } = state;
  useEffect(() => {
    if (kind === 'review') send();
  }, [kind, send]);
  const [last, setLast] = useState(kind);
  if (last !== kind) {
    setLast(kind);
    if (kind === 'done') clear();
  }
}
