import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { AccountId } from '../../../../core/account/account-scope.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import { nameOfThing, type NoticeSubject } from '../../../../core/domain/notices/notice.ts';

const shown = new Set<string>();
const keyOf = (account: AccountId, name: string): string => `${account} ${name}`;

/** Whether a screen of this tab shows the end of this by itself, or has shown it. */
export const isShownHere = (account: AccountId, name: string): boolean => shown.has(keyOf(account, name));

/** A screen that shows how something ends: while it is there, and after it has told, no notice pops up. */
export function useShowsEnd(subject: NoticeSubject, id: string, isTold: RefObject<boolean>): void {
  const { id: account } = useAccount();
  const key = keyOf(account, nameOfThing(subject, id));
  const leave = useEffectEvent((left: string) => {
    if (!isTold.current) shown.delete(left);
  });
  useEffect(() => {
    shown.add(key);
    return () => leave(key);
  }, [key]);
}
