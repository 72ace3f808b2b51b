import { useSyncExternalStore } from 'react';
import { isPastNow, watchReach } from '../query/reach.ts';

/** True while the server does not answer and the page has figures of an earlier visit: too old to order on. */
export const useIsPast = (): boolean => useSyncExternalStore(watchReach, isPastNow);
