import { useSyncExternalStore } from 'react';
import type { AccountId } from '../../../../core/account/account-scope.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { keptTextOf, type KeptText } from '../../kept-text/data/shared-text.ts';

/** Where this device keeps the days of a person's net worth in one account, until they log out; undefined for a visitor. */
export function useKeptDaysOf(account: AccountId): KeptText | undefined {
  const storage = usePort(PersonalStorage);
  const { userId = '' } = useSession();
  return userId === '' ? undefined : keptTextOf(storage, `worth.${userId}.${account}`);
}

const forgets = () => () => undefined;

/** What it keeps there of the account of this route. */
export function useKeptDays(): readonly [string | undefined, (text: string) => void] {
  const kept = useKeptDaysOf(useAccount().id);
  const text = useSyncExternalStore(kept?.subscribe ?? forgets, () => kept?.read());
  const write = (next: string): void => {
    if (next !== kept?.read()) kept?.write(next);
  };
  return [text, write];
}
