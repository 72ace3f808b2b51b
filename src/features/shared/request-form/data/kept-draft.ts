import { useCallback, useState } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { notKept } from '../../../../core/platform/not-kept.ts';
import { ticketPrefix } from '../../../../core/session/what-stays.ts';

const ownerMark = '|';
const ownerIn = (kept: string | null): string => kept?.slice(0, kept.indexOf(ownerMark)) ?? '';

/**
 * The draft of a form, stored in this tab during a visit to the login page or the identity check. It belongs to one
 * person and one account and ends with the session.
 */
export function useKeptDraft(form: string): readonly [string | undefined, (draft: string | undefined) => void] {
  const { id } = useAccount();
  const { userId = '' } = useSession();
  const key = `${ticketPrefix}${id}.funds.${form}`;
  const [kept] = useState(() => {
    const found = sessionStorage.getItem(key);
    if (found?.startsWith(`${userId}${ownerMark}`) === true) return found.slice(userId.length + 1);
    // Another person's draft: discard it.
    if (userId !== '') sessionStorage.removeItem(key);
    return undefined;
  });
  const keep = useCallback(
    (draft: string | undefined) => {
      try {
        // Until the person is known, the stored draft may be theirs.
        if (userId === '' && ownerIn(sessionStorage.getItem(key)) !== '') return;
        if (draft === undefined) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, `${userId}${ownerMark}${draft}`);
      } catch {
        // A full or forbidden storage costs the memory of the form, nothing else.
        notKept.note();
      }
    },
    [key, userId],
  );
  return [kept, keep];
}
