import { useEffect, useEffectEvent, useRef } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import { useSession } from '../../../core/session/use-session.ts';
import type { TicketDraft } from '../model/ticket.ts';
import type { TicketFlow } from './use-ticket-flow.ts';

/**
 * Puts a notice away when what it speaks about is no longer on screen: after signing out, on the other side or type of
 * order or in another account, and the one about an old price when a fresh one has come. What is still open stays.
 */
export function useNoticeContext(flow: TicketFlow, { side, orderType }: TicketDraft, isStale: boolean): void {
  const { id } = useAccount();
  const { userId } = useSession();
  const context = [id, userId, side, orderType].join(' ');
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
