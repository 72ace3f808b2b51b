import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { receiptPart } from '../../../shared/notices/model/notice-path.ts';

export interface OpenedReceipt<Order> {
  readonly opened: Order | undefined;
  /** The same function until another receipt is asked for: rows that get it are drawn only with news of their own. */
  readonly setOpened: (order: Order | undefined) => void;
}

/** Whether the address asks for a receipt: it may be of what is over by now, whatever list is open. */
export const useAsksReceipt = (): boolean => useSearchParams()[0].has(receiptPart);

/** The tapped receipt, or that of the address among these records, until it is dismissed. */
export function useOpenedReceipt<Order extends { readonly id: string }>(
  records: readonly Order[] | undefined,
): OpenedReceipt<Order> {
  const [question] = useSearchParams();
  const [opened, setOpened] = useState<Order>();
  const asked = question.get(receiptPart);
  const [putAway, setPutAway] = useState<string | null>(null);
  const open = useCallback(
    (order: Order | undefined) => {
      setOpened(order);
      setPutAway(asked);
    },
    [asked],
  );
  return {
    opened: opened ?? (asked === putAway ? undefined : records?.find(({ id }) => id === asked)),
    setOpened: open,
  };
}
