import { useMemo } from 'react';
import { usePort } from '../di/use-port.ts';
import { PersonalStorage } from '../platform/personal-storage.ts';
import { useSession } from '../session/use-session.ts';
import { carryOver } from './kept/former-note.ts';
import type { Note } from './kept-requests.ts';
import { noteOf } from './note-of.ts';

/**
 * The note of the person who is here, for one key. What the version before has left below
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
