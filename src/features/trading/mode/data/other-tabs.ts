import { useCallback, useEffect, useEffectEvent } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { Clock } from '../../../../core/time/clock.ts';
import { PersonalStorage } from '../../../../core/platform/personal-storage.ts';

const keyOf = (account: string): string => `${account}.trading.changed`;

let told = 0;

/** Says to the other tabs of this account that its orders and balances are not what they were. */
export function useTellOtherTabs(): () => void {
  const storage = usePort(PersonalStorage);
  const clock = usePort(Clock);
  const { id } = useAccount();
  return useCallback(() => {
    // Only a value that is new is news to the others.
    told += 1;
    storage.write(keyOf(id), `${clock.now()}.${told}`);
  }, [storage, clock, id]);
}

/** Acts when another tab of this account has placed or cancelled an order. */
export function useChangedElsewhere(act: () => void): void {
  const storage = usePort(PersonalStorage);
  const { id } = useAccount();
  const onChange = useEffectEvent(act);
  useEffect(
    () =>
      storage.watch((key) => {
        if (key === keyOf(id)) onChange();
      }),
    [storage, id],
  );
}
