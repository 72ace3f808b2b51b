import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { PresenterPort, type PresenterState } from '../../../core/ports/presenter-port.ts';
import { isPersonalKey, rootKey } from '../../../core/query/account-key.ts';

export type BackendState = PresenterState;

export interface ReadState {
  /** As it is now or was a moment ago; undefined until it has been read once. */
  readonly state: BackendState | undefined;
  /** Read since this component mounted: the work of people is only read, never pushed. */
  readonly isFresh: boolean;
}

/**
 * Reads public data again after an action on the backend, by a script or another tab. A person's own data follow that
 * person's own events; a read from here might reach a world their session does not belong to.
 */
export function useReadingAgain(): void {
  const presenter = usePort(PresenterPort);
  const queries = useQueryClient();
  useEffect(() => {
    let lastTrouble: string | undefined;
    return presenter.watchState(({ faults, keeping, lived }) => {
      const trouble = JSON.stringify([faults, keeping, lived]);
      // Trouble waits for the next call of the product; reading because of it would be that call.
      if (lastTrouble === undefined || trouble === lastTrouble)
        void queries.invalidateQueries({ predicate: ({ queryKey }) => !isPersonalKey(queryKey) });
      lastTrouble = trouble;
    });
  }, [presenter, queries]);
}

/** The faults and state of the backend. Without an answer the panel has no figures. */
export function usePresenterState(): ReadState {
  const presenter = usePort(PresenterPort);
  const queries = useQueryClient();
  useEffect(
    () => presenter.watchState((state) => queries.setQueryData(rootKey(PresenterPort, 'state'), state)),
    [presenter, queries],
  );
  const { data, isFetchedAfterMount } = useQuery<PresenterState, AppError>({
    queryKey: rootKey(PresenterPort, 'state'),
    queryFn: () => presenter.state(),
    staleTime: 0,
  });
  return { state: data, isFresh: isFetchedAfterMount };
}
