import { useCallback } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import { useSession } from '../../../../core/session/use-session.ts';

/** True once on this device for each auction and stretch of its day to pay. */
export function useFirstReminder(): (wonId: string, stretch: string) => boolean {
  const storage = usePort(PersonalStorage);
  const { userId = '' } = useSession();
  return useCallback(
    (wonId, stretch) => {
      const key = `nft.reminded.${userId}.${wonId}`;
      if (storage.read(key) === stretch) return false;
      storage.write(key, stretch);
      return true;
    },
    [storage, userId],
  );
}
