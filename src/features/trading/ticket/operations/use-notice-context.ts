import { useEffect, useEffectEvent, useRef } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { useSession } from '../../../../core/session/use-session.ts';

/** So long a tap that met an old price is kept for a fresh one. Later it would come as a surprise. */
const keptMs = 5000;

interface Noticing {
  readonly state: { readonly kind: string };
  cancel(): void;
  /** Undefined if it was blocked. */
  submit(): string | undefined;
}

/** The ticket as it is on screen. */
interface Shown {
  readonly about: string;
  readonly draft: object;
  readonly isStale: boolean;
}

/**
 * Dismisses a notice when its subject is no longer on screen: after signing out, when the ticket is `about` something
 * else or in another account, and the one about an old price when a fresh one has arrived. An open outcome stays. The
 * name of a signed-in person arrives later with the profile: that changes nothing on screen.
 *
 * When the device's clock has jumped, or the device has slept, every price is old until its next tick. A tap in that moment
 * is kept: the confirmation opens with the fresh price, unless the ticket has changed.
 */
export function useNoticeContext(flow: Noticing, { about, draft, isStale }: Shown): void {
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
  const met = useRef<object>(undefined);
  const meet = useEffectEvent(() => {
    met.current = draft;
  });
  const resume = useEffectEvent(() => {
    if (met.current !== draft || flow.submit() === undefined) flow.cancel();
  });
  useEffect(() => {
    if (kind !== 'stale') return undefined;
    meet();
    const timer = setTimeout(() => (met.current = undefined), keptMs);
    return () => clearTimeout(timer);
  }, [kind]);
  useEffect(() => {
    if (kind === 'stale' && !isStale) resume();
  }, [kind, isStale]);
}
