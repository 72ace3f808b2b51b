import { useCallback } from 'react';
import type { AccountId } from '../../../../core/account/account-scope.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { withRead } from '../../../../core/domain/notices/notice-book.ts';
import type { UserId } from '../../../../core/domain/people/user.ts';
import { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import { noticeStoreOf } from './notice-store.ts';

/** Marks notices as read, in all tabs. */
export function useMarkRead(owner: UserId): (account: AccountId, ids: readonly string[]) => void {
  const storage = usePort(PersonalStorage);
  return useCallback(
    (account, ids) => noticeStoreOf(storage, account, owner).change((book) => withRead(book, new Set(ids))),
    [storage, owner],
  );
}
