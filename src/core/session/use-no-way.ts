import { useSyncExternalStore } from 'react';
import { reachNow, watchReach } from '../query/reach.ts';
import { useOffline } from './use-offline.ts';

/** Why what is sent now may not arrive: no network, or a server that did not answer the last reads. */
export type NoWay = 'offline' | 'silent';

/** Undefined while there is no sign of it. */
export function useNoWay(): NoWay | undefined {
  const { isSilent } = useSyncExternalStore(watchReach, reachNow);
  if (useOffline()) return 'offline';
  return isSilent ? 'silent' : undefined;
}
