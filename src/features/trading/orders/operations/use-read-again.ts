import { useCallback } from 'react';
import { useChangedElsewhere } from '../../mode/data/other-tabs.ts';
import { useReadAccount } from '../data/after-write.ts';
import { useAfterLeaving } from './use-after-leaving.ts';

type Listed = readonly { readonly id: string }[] | undefined;

/**
 * Reads lists and balances again when something has left one of these lists, or when another tab has changed something.
 * It tells no other tab: two tabs that passed on what they are told would never be done.
 */
export function useReadAgain(orders: Listed, others?: Listed): void {
  const readAccount = useReadAccount();
  const read = useCallback(() => void readAccount(), [readAccount]);
  useAfterLeaving(orders, read);
  useAfterLeaving(others, read);
  useChangedElsewhere(read);
}
