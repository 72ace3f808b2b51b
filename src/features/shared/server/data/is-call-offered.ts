import { useSyncExternalStore } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import type { Operation } from '../../../../core/platform/http-transport.ts';
import { KnownCalls } from '../../../../core/platform/known-calls.ts';

/** False for a day after the server has answered every way of a call with 404 or 405. */
export function useIsCallOffered(call: Operation): boolean {
  const known = usePort(KnownCalls);
  return useSyncExternalStore(known.watch, () => known.isOffered(call));
}
