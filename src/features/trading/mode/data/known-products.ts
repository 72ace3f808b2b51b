import { useSyncExternalStore } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { keptTextOf } from '../../../shared/kept-text/data/shared-text.ts';

const ownerMark = '|';

/**
 * The questions that this person has answered in this account, as noted on this device, and the way to note one. The
 * note names its owner, so it never counts for another person; it goes at sign-out.
 */
export function useKnownProducts(): readonly [string | undefined, (text: string) => void] {
  const kept = keptTextOf(usePort(PersonalStorage), `${useAccount().id}.trading.known`);
  const { userId } = useSession();
  const text = useSyncExternalStore(kept.subscribe, kept.read);
  const end = text?.indexOf(ownerMark) ?? 0;
  const owner = text?.slice(0, end) ?? '';
  const isForeign = owner !== '' && owner !== userId;
  const note = (next: string): void => void kept.write(`${userId ?? ''}${ownerMark}${next}`);
  return [isForeign ? undefined : text?.slice(end + ownerMark.length), note];
}
