import { useCallback, useState } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import { readDecimal, type Amount } from '../../../core/money/amount.ts';
import { PersonalStorage } from '../../../core/platform/personal-storage.ts';
import { useSession } from '../../../core/session/use-session.ts';

/** The loss of the copies of one trader from which on this device warns; it closes nothing, and no server knows of it. */
export function useLossAlert(traderId: string): readonly [Amount | undefined, (limit: Amount | undefined) => void] {
  const storage = usePort(PersonalStorage);
  const { userId = '' } = useSession();
  const key = `copies.alert.${userId}.${traderId}`;
  const [limit, setLimit] = useState(() => readDecimal<Amount>(storage.read(key) ?? ''));
  const keep = useCallback(
    (next: Amount | undefined) => {
      if (next === undefined) storage.remove(key);
      else storage.write(key, next);
      setLimit(next);
    },
    [storage, key],
  );
  return [limit, keep];
}
