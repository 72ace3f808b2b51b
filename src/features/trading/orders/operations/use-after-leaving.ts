import { useEffect, useRef } from 'react';

/**
 * Acts when orders that were listed are listed no more, with what was last seen of them: they filled, closed or were
 * cancelled, so the history and the balances that were read before no longer hold.
 */
export function useAfterLeaving<Order extends { readonly id: string }>(
  orders: readonly Order[] | undefined,
  act: (left: readonly Order[]) => void,
): void {
  const listed = useRef<readonly Order[]>([]);
  useEffect(() => {
    if (orders === undefined) return;
    const now = new Set(orders.map(({ id }) => id));
    const left = listed.current.filter(({ id }) => !now.has(id));
    listed.current = orders;
    if (left.length > 0) act(left);
  }, [orders, act]);
}
