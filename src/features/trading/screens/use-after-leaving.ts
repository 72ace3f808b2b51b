import { useEffect, useRef } from 'react';

/**
 * Acts when an order that was listed is listed no more: it filled or was cancelled, so the history and the balances that
 * were read before no longer hold.
 */
export function useAfterLeaving(orders: readonly { readonly id: string }[] | undefined, act: () => void): void {
  const listed = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (orders === undefined) return;
    const now = new Set(orders.map((order) => order.id));
    const hasLeft = [...listed.current].some((id) => !now.has(id));
    listed.current = now;
    if (hasLeft) act();
  }, [orders, act]);
}
