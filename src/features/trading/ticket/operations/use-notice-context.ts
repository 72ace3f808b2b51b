import { useEffect, useEffectEvent, useRef } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { useSession } from '../../../../core/session/use-session.ts';

/**
 * Dismisses a notice when its subject is no longer on screen: after signing out, when the ticket is `about` something
 * else or in another account, and the one about an old price when a fresh one has arrived. An open outcome stays. The
 * name of a signed-in person arrives later with the profile: that changes nothing on screen.
 */
export function useNoticeContext(
  flow: { readonly state: { readonly kind: string }; cancel(): void },
  about: string,
  isStale: boolean,
): void {
  const { id } = useAccount();
  const { isSignedIn, userId } = useSession();
  const context = [id, isSignedIn, about].join(' ');
  const told = useRef({ context, userId });
  const { kind } = flow.state;
  const putAway = useEffectEvent(() => flow.cancel());
  useEffect(() => {
    const before = told.current;
    told.current = { context, userId };
    const isSomebodyElse = before.userId !== undefined && before.userId !== userId;
    if (before.context !== context || isSomebodyElse) putAway();
  }, [context, userId]);
  useEffect(() => {
    if (kind === 'stale' && !isStale) putAway();
  }, [kind, isStale]);
}
