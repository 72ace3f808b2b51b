import { useCallback, useState } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { ticketPrefix } from '../../../../core/session/what-stays.ts';

const ownerMark = '|';
const ownerIn = (kept: string | null): string => kept?.slice(0, kept.indexOf(ownerMark)) ?? '';

/**
 * What was typed in a form, kept in this tab for the way over the login page or the identity check and back. It belongs
 * to one person and one account and goes with the sign-out.
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
        // Until it is known who is here, what lies there may be theirs.
        if (userId === '' && ownerIn(sessionStorage.getItem(key)) !== '') return;
        if (draft === undefined) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, `${userId}${ownerMark}${draft}`);
      } catch {
        // A full or forbidden storage costs the memory of the form, nothing else.
      }
    },
    [key, userId],
  );
  return [kept, keep];
}
