import { useSyncExternalStore } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { keptTextOf, type KeptText } from '../../kept-text/data/shared-text.ts';

/** What this device keeps of a person's net worth in one account, until they log out; nothing for a visitor. */
export function useKeptDays(): readonly [string | undefined, (text: string) => void] {
  const storage = usePort(PersonalStorage);
  const { id } = useAccount();
  const { userId = '' } = useSession();
  const kept: KeptText = keptTextOf(storage, `worth.${userId}.${id}`);
  const text = useSyncExternalStore(kept.subscribe, kept.read);
  const write = (next: string): void => {
    if (userId !== '' && next !== kept.read()) kept.write(next);
  };
  return [userId === '' ? undefined : text, write];
}
