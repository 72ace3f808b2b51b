import { useCallback, useEffect, useRef } from 'react';
import type { DecimalText } from '../../../../core/money/amount.ts';
import { useChangedElsewhere } from '../../mode/data/other-tabs.ts';
import { useReadAccount } from '../data/after-write.ts';
import { useAfterLeaving } from './use-after-leaving.ts';

interface ListedOrder {
  readonly id: string;
  /** Of a spot order alone. */
  readonly filledQuantity?: DecimalText | undefined;
}

type Listed = readonly ListedOrder[] | undefined;

/**
 * Reads lists and balances again when something has left one of these lists or has filled in part, or when another tab
 * has changed something. It tells no other tab: two tabs that passed on what they are told would never be done.
 */
export function useReadAgain(orders: Listed, others?: Listed): void {
  const readAccount = useReadAccount();
  const read = useCallback(() => void readAccount(), [readAccount]);
  useAfterLeaving(orders, read);
  useAfterLeaving(others, read);
  useAfterPartFill(orders, read);
  useChangedElsewhere(read);
}

/** Acts when an order that stays listed says another filled quantity than before: that moved money, too. */
function useAfterPartFill(orders: Listed, act: () => void): void {
  const filled = useRef<ReadonlyMap<string, DecimalText | undefined>>(new Map());
  useEffect(() => {
    if (orders === undefined) return;
    const before = filled.current;
    filled.current = new Map(orders.map(({ id, filledQuantity }) => [id, filledQuantity]));
    if (orders.some(({ id, filledQuantity }) => before.has(id) && before.get(id) !== filledQuantity)) act();
  }, [orders, act]);
}
