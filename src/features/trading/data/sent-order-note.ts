import { useMemo } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import { usePort } from '../../../core/di/use-port.ts';
import { PersonalStorage } from '../../../core/ports/personal-storage.ts';
import type { Unsubscribe } from '../../../core/ports/realtime-transport.ts';
import { useSession } from '../../../core/session/use-session.ts';

const ownerMark = '|';

export interface SentOrderNote {
  /** Undefined when there is none, or it is somebody else's. */
  read(): string | undefined;
  keep(text: string): void;
  forget(): void;
  /** Told when another tab writes or forgets it. */
  watch(listener: () => void): Unsubscribe;
}

/**
 * What this device notes of an order of a ticket from the moment it is sent until its outcome is known: it outlives the
 * page, and every tab of the account reads the same.
 */
export function useSentOrderNote(name: string): SentOrderNote {
  const storage = usePort(PersonalStorage);
  const { id } = useAccount();
  const { userId } = useSession();
  return useMemo(() => {
    const key = `${id}.trading.sent.${name}`;
    const ownerIn = (kept: string): string => kept.slice(0, kept.indexOf(ownerMark));
    return {
      read: () => {
        const kept = storage.read(key);
        if (kept === undefined) return undefined;
        const owner = ownerIn(kept);
        // Until it is known who is here, an order is taken for theirs: a lock too many does no harm.
        const isForeign = owner !== '' && userId !== undefined && owner !== userId;
        return isForeign ? undefined : kept.slice(owner.length + ownerMark.length);
      },
      keep: (text) => {
        // A session that has just ended leaves the order to the person who sent it.
        const owner = userId ?? ownerIn(storage.read(key) ?? ownerMark);
        storage.write(key, `${owner}${ownerMark}${text}`);
      },
      forget: () => storage.remove(key),
      watch: (listener) =>
        storage.watch((changed) => {
          if (changed === key || changed === '') listener();
        }),
    };
  }, [storage, id, name, userId]);
}
