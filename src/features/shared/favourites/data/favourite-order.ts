import { useMemo, useSyncExternalStore } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { inOwnOrder, movedTo } from '../model/own-order.ts';
import { favouriteOrderOf } from './kept-currencies.ts';

export interface FavouriteOrder {
  /** The stars in the person's own order. */
  readonly ids: readonly CurrencyId[];
  /** `place` counts from 0. */
  move(id: CurrencyId, place: number): void;
}

/** A server knows which currencies are starred, and no order of them: that is kept on this device. */
export function useFavouriteOrder(starred: readonly CurrencyId[]): FavouriteOrder {
  const { id: account } = useAccount();
  const kept = favouriteOrderOf(usePort(KeyValueStorage), account);
  const order = useSyncExternalStore(kept.watch, kept.list);
  const ids = useMemo(() => inOwnOrder(starred, order), [starred, order]);
  return { ids, move: (id, place) => kept.replace(movedTo(ids, id, place)) };
}
