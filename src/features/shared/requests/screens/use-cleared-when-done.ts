import { useState } from 'react';
import type { OneRequest } from './use-one-request.ts';

/** Clears the form once what was sent is done; where nobody knows, what was typed stays. */
export function useClearedWhenDone<Wish>({ state }: Pick<OneRequest<Wish>, 'state'>, clear: () => void): void {
  const { kind } = state;
  const [last, setLast] = useState(kind);
  if (last === kind) return;
  setLast(kind);
  if (kind === 'done') clear();
}
