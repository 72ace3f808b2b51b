import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Something has changed what was read, and it is being read again: the answer that is there is that of before. */
export function useIsOld(key: QueryKey): boolean {
  const cache = useQueryClient().getQueryCache();
  const hash = hashKey(key);
  return useSyncExternalStore(
    useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]),
    () => {
      const state = cache.get(hash)?.state;
      return state?.isInvalidated === true && state.fetchStatus === 'fetching';
    },
  );
}
