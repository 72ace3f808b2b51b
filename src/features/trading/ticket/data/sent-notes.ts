import { useCallback } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import type { Note } from '../../../../core/sending/kept-requests.ts';
import { noteOf } from '../../../../core/sending/note-of.ts';
import { useSession } from '../../../../core/session/use-session.ts';

/** What this person has sent from this account and is kept on the device, by the name of its book and its subject. */
export function useSentNotes(): (name: string) => Note {
  const { id } = useAccount();
  const { userId } = useSession();
  const storage = usePort(PersonalStorage);
  return useCallback((name) => noteOf(storage, `${id}.sent.${name}`, userId), [storage, id, userId]);
}
