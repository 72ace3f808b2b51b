import { useSyncExternalStore } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import { usePort } from '../../../core/di/use-port.ts';
import { PersonalStorage } from '../../../core/platform/personal-storage.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { keptTextOf } from '../../shared/kept-text/data/shared-text.ts';

const notesKey = 'journal.notes';

export interface KeptNotes {
  readonly text: string | undefined;
  /** False when the device has no room: then it lasts as long as this page. Undefined until the person is known. */
  readonly write: ((text: string) => boolean) | undefined;
}

/** What a person wrote to results of one account, on this device, until they log out. */
export function useKeptNotes(): KeptNotes {
  const storage = usePort(PersonalStorage);
  const { id } = useAccount();
  const { userId = '' } = useSession();
  const kept = keptTextOf(storage, `${notesKey}.${userId}.${id}`);
  const text = useSyncExternalStore(kept.subscribe, kept.read);
  return userId === '' ? { text: undefined, write: undefined } : { text, write: kept.write };
}
