import { useCallback, useSyncExternalStore } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import type { Operation } from '../../../../core/ports/http-transport.ts';
import { KnownCalls } from '../../../../core/ports/known-calls.ts';

/** False once the server has been found to lack the call, which is named by its first way. */
export function useIsOffered(call: Operation): boolean {
  const known = usePort(KnownCalls);
  const watch = useCallback((onChange: () => void) => known.watch(onChange), [known]);
  return useSyncExternalStore(watch, () => known.isOffered(call));
}
