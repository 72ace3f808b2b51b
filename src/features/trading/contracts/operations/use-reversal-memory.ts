import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { AccountId } from '../../../../core/account/account-scope.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { movePrefix } from '../../../../core/session/what-stays.ts';
import { forgetReversal, keepReversal, leftReversal, type LeftReversal } from '../data/kept-reversal.ts';
import type { Reversal } from '../model/reversal.ts';

/** Its place in the storage of the tab. */
export const reversalKey = (account: AccountId, symbol: string): string => `${movePrefix}${account}.reversal.${symbol}`;

export interface ReversalMemory {
  /** As the page begins with it: what an earlier page of this person has left. */
  readonly shown: Reversal | undefined;
  show(next: Reversal | undefined): void;
  /** Before the first step is sent. */
  keep(begun: Reversal): void;
  /** The first step is not sent after all. */
  forget(): void;
}

/**
 * The reversal of a page, kept in the tab from the closing to the opposite order. A page that is loaded again in between goes on
 * with it, and so does one that was left while the position closed; only the person sends the second step. `hasDraft`: the ticket holds something.
 */
export function useReversalMemory(key: string, hasDraft: boolean): ReversalMemory {
  const { isSignedIn, userId } = useSession();
  const [shown, show] = useState(() => {
    const left = isSignedIn ? leftReversal(key, userId) : undefined;
    return left && resumed(left, hasDraft);
  });
  const keep = useCallback((begun: Reversal) => keepReversal(key, leftBy(userId ?? '', begun)), [key, userId]);
  const forget = useCallback(() => forgetReversal(key), [key]);
  // Whose it is was decided when it began.
  const keepShown = useEffectEvent(keep);
  useEffect(() => {
    if (shown?.kind === 'closing' || shown?.kind === 'opening') keepShown(shown);
    else forgetReversal(key);
    // Who goes to another page has left the second step: the ticket is theirs again. A reload runs no cleanup.
    return () => {
      if (shown?.kind === 'opening' && shown.isInTicket) forgetReversal(key);
    };
  }, [key, shown]);
  return { shown, show, keep, forget };
}

/** As another page is to find it. */
const leftBy = (owner: string, reversal: Reversal): LeftReversal => ({
  owner,
  position: reversal.position,
  readAt: reversal.kind === 'closing' ? reversal.readAt : undefined,
  isFilled: reversal.kind === 'opening' && reversal.isInTicket,
});

/** A closing that was on its way when its page ended is answered by the list. */
const resumed = ({ position, readAt, isFilled }: LeftReversal, hasDraft: boolean): Reversal =>
  readAt === undefined
    ? { kind: 'opening', position, isInTicket: isFilled && hasDraft, isFilled: isFilled && hasDraft, isLeft: true }
    : { kind: 'closing', position, readAt, isAnswered: true, isLeft: true };
