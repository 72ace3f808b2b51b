import { useEffect } from 'react';
import type { AccountId } from '../../../../core/account/account-scope.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { Session } from '../../../../core/platform/session.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import type { MarketCategory } from '../../../../core/domain/market/instrument.ts';

/** The pair that was looked at last in this visit: a change of account stays with it. */
const seen = new Map<MarketCategory, string>();

export const lastPairKey = (account: AccountId, category: MarketCategory): string =>
  `trading.pair.${account}.${category}`;

/** What the hub opens with: the pair of this visit, or the last one of this account. */
export function useLastPair(category: MarketCategory): string | undefined {
  const kept = useKept(lastPairKey(useAccount().id, category));
  return seen.get(category) ?? kept;
}

/** Keeps it for the visit, and on the device for a signed-in person. */
export function useRememberPair(category: MarketCategory, symbol: string | undefined): void {
  const { id } = useAccount();
  useEffect(() => {
    if (symbol !== undefined) seen.set(category, symbol);
  }, [category, symbol]);
  useKeepForPerson(lastPairKey(id, category), symbol);
}

/** A text that is kept on the device, as it is now. */
export const useKept = (key: string): string | undefined => usePort(KeyValueStorage).read(key);

/** Keeps a text on the device. What arrives after the session has ended is not stored there. */
export function useKeepForPerson(key: string, text: string | undefined): void {
  const storage = usePort(KeyValueStorage);
  const session = usePort(Session);
  useEffect(() => {
    if (text !== undefined && session.state().token !== undefined) storage.write(key, text);
  }, [storage, session, key, text]);
}
