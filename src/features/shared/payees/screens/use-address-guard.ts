import { useEffect } from 'react';
import type { SavedAddress } from '../../../../core/domain/payee.ts';
import { useKeptGuard } from '../data/kept-guard.ts';
import { isFresh, readGuard, withSeen, writeGuard } from '../model/address-guard.ts';

export interface AddressGuardControl {
  /** Only saved addresses are taken for a withdrawal on this device. */
  readonly isOnlySaved: boolean;
  readonly setOnlySaved: (isOnlySaved: boolean) => void;
  /** Seen here for the first time less than a day ago. */
  readonly isFresh: (address: SavedAddress) => boolean;
}

/** What this device makes of the saved addresses; undefined while they are not read. */
export function useAddressGuard(addresses: readonly SavedAddress[] | undefined): AddressGuardControl {
  const { text, write, clock } = useKeptGuard();
  const guard = readGuard(text);
  useEffect(() => {
    if (addresses === undefined) return;
    const before = readGuard(text);
    const ids = addresses.map(({ id }) => id);
    const after = withSeen(before, ids, clock.now());
    if (after !== before) write(writeGuard(after));
  }, [addresses, text, write, clock]);
  return {
    isOnlySaved: guard.isOnlySaved,
    setOnlySaved: (isOnlySaved) => void write(writeGuard({ ...guard, isOnlySaved })),
    isFresh: ({ id }) => isFresh(guard, id, clock.now()),
  };
}
