import { useMemo } from 'react';
import { usePort } from '../di/use-port.ts';
import { PersonalStorage } from '../platform/personal-storage.ts';
import { useSession } from '../session/use-session.ts';
import { carryOver } from './former-note.ts';
import type { Note } from './kept-requests.ts';

const ownerMark = '|';

/**
 * A text of the person who is here: it outlives the page, and every tab reads the same. What the version before has left below
 * its own key becomes the request of that id.
 */
export function useNote(key: string, formerKey: string, formerId: string): Note {
  const storage = usePort(PersonalStorage);
  const { userId } = useSession();
  return useMemo(() => {
    carryOver(storage, { from: formerKey, to: key, id: formerId });
    return noteOf(storage, key, userId);
  }, [storage, key, formerKey, formerId, userId]);
}

/** The same for callers with many keys. */
export function noteOf(storage: PersonalStorage, key: string, userId: string | undefined): Note {
  const ownerIn = (kept: string): string => kept.slice(0, kept.indexOf(ownerMark));
  return {
    read: () => {
      const kept = storage.read(key);
      if (kept === undefined) return undefined;
      const owner = ownerIn(kept);
      // Until the person is known, a request counts as theirs: an extra lock does no harm.
      const isForeign = owner !== '' && userId !== undefined && owner !== userId;
      return isForeign ? undefined : kept.slice(owner.length + ownerMark.length);
    },
    write: (text) => {
      // After the end of a session the request stays with its owner.
      const owner = userId ?? ownerIn(storage.read(key) ?? ownerMark);
      storage.write(key, `${owner}${ownerMark}${text}`);
    },
    remove: () => storage.remove(key),
    watch: (listener) =>
      storage.watch((changed) => {
        if (changed === key || changed === '') listener();
      }),
  };
}
