import { useCallback, useSyncExternalStore } from 'react';
import { usePort } from '../di/use-port.ts';
import type { UserId } from '../domain/people/user.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { Session } from '../platform/session.ts';

export interface SessionView {
  readonly isSignedIn: boolean;
  readonly userId: UserId | undefined;
  readonly language: LanguageCode;
}

/** The session as screens need it: never the token itself. */
export function useSession(): SessionView {
  const session = usePort(Session);
  const state = useSyncExternalStore(
    useCallback((listener: () => void) => session.watch(listener), [session]),
    () => session.state(),
  );
  return { isSignedIn: state.token !== undefined, userId: state.userId, language: state.language };
}
