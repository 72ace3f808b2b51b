import { useCallback, useEffect, useRef } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import { Session } from '../../../../core/platform/session.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { sessionKeys } from '../../../../core/session/session-store.ts';

export interface LoginElsewhere {
  /** The person of the session now; undefined without one. */
  userId(): string | undefined;
  /** Whether another tab has begun the present session. */
  isElsewhere(): boolean;
}

/** Which tab has begun the session that this tab is in. */
export function useLoginElsewhere(): LoginElsewhere {
  const session = usePort(Session);
  const storage = usePort(KeyValueStorage);
  const tokenOfOtherTab = useRef<string>(undefined);
  useEffect(
    () =>
      storage.watch((key) => {
        if (key === sessionKeys.token) tokenOfOtherTab.current = storage.read(key);
      }),
    [storage],
  );
  return {
    userId: useCallback(() => session.state().userId, [session]),
    isElsewhere: useCallback(() => session.state().token === tokenOfOtherTab.current, [session]),
  };
}
