import { useEffect } from 'react';
import type { SavedAddress } from '../../../../core/domain/wallets/payee.ts';
import { useKeptGuard } from '../data/kept-guard.ts';
import { guardOf, isFresh, readGuards, withGuard, withSeen, writeGuards } from '../model/address-guard.ts';

export interface AddressGuardControl {
  /** This person's withdrawals on this device go to saved addresses only. */
  readonly isOnlySaved: boolean;
  /** Undefined until it is known whose choice it would be. */
  readonly setOnlySaved: ((isOnlySaved: boolean) => void) | undefined;
  /** Seen here for the first time less than a day ago. */
  readonly isFresh: (address: SavedAddress) => boolean;
}

/** The person's choices on this device about saved addresses; those are undefined while unknown. */
export function useAddressGuard(addresses: readonly SavedAddress[] | undefined): AddressGuardControl {
  const { text, write, owner, clock } = useKeptGuard();
  const guards = readGuards(text);
  const guard = guardOf(guards, owner);
  useEffect(() => {
    if (addresses === undefined || owner === undefined) return;
    const all = readGuards(text);
    const before = guardOf(all, owner);
    const ids = addresses.map(({ id }) => id);
    const after = withSeen(before, ids, clock.now());
    if (after !== before) write(writeGuards(withGuard(all, owner, after), text));
  }, [addresses, text, write, owner, clock]);
  return {
    isOnlySaved: guard.isOnlySaved,
    setOnlySaved:
      owner === undefined
        ? undefined
        : (isOnlySaved) => void write(writeGuards(withGuard(guards, owner, { ...guard, isOnlySaved }), text)),
    isFresh: ({ id }) => isFresh(guard, id, clock.now()),
  };
}
