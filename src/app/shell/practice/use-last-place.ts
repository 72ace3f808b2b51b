import { useEffect, useState } from 'react';
import type { AccountId } from '../../../core/account/account-scope.ts';
import { usePort } from '../../../core/di/use-port.ts';
import { TabStorage } from '../../../core/platform/tab-storage.ts';
import { onDeparture } from '../../../core/session/leaving.ts';
import { useSession } from '../../../core/session/use-session.ts';

interface MoneyPlace {
  readonly account: AccountId;
  /** Undefined after a reload. */
  readonly path?: string;
  /** The keys of the entries of the history that were shown with practice: a step back shows them with it again. */
  readonly practised?: string;
}

interface OwnedPlace extends MoneyPlace {
  /** Empty for a person who is not known yet. */
  readonly owner: string;
}

/** Whose practice this tab shows. */
const key = 'practice';
const visitor = '-';

/**
 * The page with money that this tab showed last. Practice outlasts a reload of the tab, for the same person alone. A
 * log-out forgets it, and so does a log-in: who comes as a visitor begins with real money.
 */
export function useLastPlace(hasPractice: boolean): readonly [MoneyPlace | undefined, (place: MoneyPlace) => void] {
  const tab = usePort(TabStorage);
  const { userId = '', isSignedIn } = useSession();
  const person = isSignedIn ? userId : visitor;
  const [held, hold] = useState<OwnedPlace | undefined>(() =>
    hasPractice && tab.read(key) === person ? { account: 'moni', owner: person } : undefined,
  );
  const before = held?.owner;
  // A session that has just ended leaves practice to its person.
  const isLost = before === visitor ? isSignedIn : before && userId && before !== userId;
  const last = isLost ? undefined : held;
  const owner = last?.owner || person;
  useEffect(() => {
    if (last?.account === 'moni') tab.write(key, owner);
    else tab.remove(key);
    return onDeparture(() => hold(undefined));
  }, [tab, last, owner]);
  return [last, (place) => hold({ ...place, owner })];
}
