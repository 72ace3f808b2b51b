import { useCallback } from 'react';
import type { AccountId } from '../../../../core/account/account-scope.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { nameOfThing, type NoticeSubject } from '../../../../core/domain/notices/notice.ts';
import { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import { isOwnEnd } from './own-ends.ts';

/** Whether the person has ended this with their own hand on this device, as far as that is still kept. */
export function useIsOwnEnd(subject: NoticeSubject, id: string | undefined): boolean {
  const storage = usePort(PersonalStorage);
  const { id: account } = useAccount();
  return id !== undefined && isOwnEnd(storage, account, nameOfThing(subject, id));
}

/** The same of several, asked later, of any account. */
export function useAreOwnEnds(): (account: AccountId, subject: NoticeSubject, id: string) => boolean {
  const storage = usePort(PersonalStorage);
  return useCallback((account, subject, id) => isOwnEnd(storage, account, nameOfThing(subject, id)), [storage]);
}
