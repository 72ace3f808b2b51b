import { useCallback } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { marketCategories } from '../../../../core/domain/market/instrument.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { lastPairKey } from '../../mode/data/last-pair.ts';

/** The pairs that pages of this account show whose address names none, as they are kept for a signed-in person. */
export function useReadLastPairs(): () => readonly string[] {
  const storage = usePort(KeyValueStorage);
  const { id } = useAccount();
  return useCallback(
    () => marketCategories.flatMap((category) => storage.read(lastPairKey(id, category)) ?? []),
    [storage, id],
  );
}
