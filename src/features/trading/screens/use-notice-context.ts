import { useEffect, useEffectEvent, useRef } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import { useSession } from '../../../core/session/use-session.ts';

/**
 * Puts a notice away when what it speaks about is no longer on screen: after signing out, when the ticket is `about`
 * something else or in another account, and the one about an old price when a fresh one has come. What is still open
 * stays.
 */
export function useNoticeContext(
  flow: { readonly state: { readonly kind: string }; cancel(): void },
  about: string,
  isStale: boolean,
): void {
  const { id } = useAccount();
  const { userId } = useSession();
  const context = [id, userId, about].join(' ');
  const told = useRef(context);
  const { kind } = flow.state;
  const putAway = useEffectEvent(() => flow.cancel());
  useEffect(() => {
    if (told.current === context) return;
    told.current = context;
    putAway();
  }, [context]);
  useEffect(() => {
    if (kind === 'stale' && !isStale) putAway();
  }, [kind, isStale]);
}
