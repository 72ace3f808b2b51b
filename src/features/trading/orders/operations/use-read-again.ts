import { useCallback } from 'react';
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
  // One that fills in part leaves as what it was.
  const asFilled = orders?.map(({ id, filledQuantity }) => ({ id: `${id} ${filledQuantity}` }));
  useAfterLeaving(asFilled, read);
  useAfterLeaving(others, read);
  useChangedElsewhere(read);
}
