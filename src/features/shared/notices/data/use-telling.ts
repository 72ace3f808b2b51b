import { useEffect, useEffectEvent } from 'react';
import type { AccountScope } from '../../../../core/account/account-scope.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import type { Notice } from '../../../../core/domain/notices/notice.ts';
import { withRead } from '../../../../core/domain/notices/notice-book.ts';
import { nameOfThing } from '../../../../core/domain/notices/notice.ts';
import type { UserId } from '../../../../core/domain/people/user.ts';
import { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import { alone } from './alone.ts';
import { noticeStoreOf } from './notice-store.ts';
import { isShownHere } from './shown-here.ts';

export interface Telling {
  readonly accounts: readonly AccountScope[];
  readonly owner: UserId;
  /** Whether this tab can tell now; what it cannot tell waits for a tab that can, or for the person's return. */
  canTell(): boolean;
  tell(account: AccountScope, notices: readonly Notice[]): void;
}

/** Gives each new notice to one tab, once. An end that a screen here shows by itself is read already. */
export function useTelling({ accounts, owner, ...telling }: Telling): void {
  const storage = usePort(PersonalStorage);
  const canTell = useEffectEvent(telling.canTell);
  const tell = useEffectEvent(telling.tell);
  useEffect(() => {
    const look = (account: AccountScope): void => {
      const store = noticeStoreOf(storage, account.id, owner);
      if (!canTell() || store.book().notices.every(({ isTold }) => isTold)) return;
      void alone(`tell.${account.id}`, async () => {
        const claimed = store.claim();
        const isShown = ({ kind, subject, of }: Notice): boolean =>
          kind !== 'contract.nearLiquidation' && isShownHere(account.id, nameOfThing(subject, of));
        const shown = claimed.filter(isShown);
        store.change((book) => withRead(book, new Set(shown.map(({ id }) => id))));
        const news = claimed.filter((notice) => !isShown(notice));
        if (news.length > 0) tell(account, news);
      });
    };
    const lookAtAll = (): void => accounts.forEach(look);
    const stops = accounts.map((account) => noticeStoreOf(storage, account.id, owner).subscribe(() => look(account)));
    document.addEventListener('visibilitychange', lookAtAll);
    lookAtAll();
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', lookAtAll);
    };
  }, [accounts, owner, storage]);
}
