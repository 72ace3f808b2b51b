import { useSyncExternalStore } from 'react';
import { reachNow, watchReach } from '../query/reach.ts';
import { useOffline } from './use-offline.ts';

/**
 * Why what is sent now may not arrive: no network, or a server that did not answer the last read, of which the page may have
 * nothing but answers of an earlier visit.
 */
export type NoWay = 'offline' | 'silent' | 'past';

/** Undefined while there is no sign of it. */
export function useNoWay(): NoWay | undefined {
  const { isSilent, oldestAt } = useSyncExternalStore(watchReach, reachNow);
  if (useOffline()) return 'offline';
  return isSilent ? (oldestAt === undefined ? 'silent' : 'past') : undefined;
}
