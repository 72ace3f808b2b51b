import { useMemo } from 'react';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import { useKeptOrder } from '../data/kept-order.ts';
import { inOwnOrder, movedTo } from '../model/own-order.ts';

export interface FavouriteOrder {
  /** The stars in the person's own order. */
  readonly ids: readonly CurrencyId[];
  /** `place` counts from 0. */
  move(id: CurrencyId, place: number): void;
}

/** Puts stars into the person's own order, and changes it. */
export function useFavouriteOrder(starred: readonly CurrencyId[]): FavouriteOrder {
  const { order, keep } = useKeptOrder();
  const ids = useMemo(() => inOwnOrder(starred, order), [starred, order]);
  return { ids, move: (id, place) => keep(movedTo(ids, id, place)) };
}
