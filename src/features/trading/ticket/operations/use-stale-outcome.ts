import { useEffect, useEffectEvent } from 'react';
import { useKnownStage } from '../../../shared/notices/data/known-stages.ts';
import { hasMovedOn } from '../../orders/model/order-stage.ts';

/** A waiting order that has moved on is read anew for its card meanwhile. */
export const catchUpMs = 3000;

/**
 * The card about a placed order goes when the order has moved on: filled, closed by hand, by a level or by force. What
 * happened is told as a notice. The card of a waiting order first has time to show the fill: one in the second in which the
 * order was placed is told nowhere else.
 */
export function useStaleOutcome(
  subject: 'spot' | 'contract',
  order: { readonly id: string; readonly status: string } | undefined,
  dismiss: () => void,
): void {
  const isStale = hasMovedOn(order?.status, useKnownStage(subject, order?.id));
  const isWaiting = order?.status === 'pending';
  const drop = useEffectEvent(dismiss);
  useEffect(() => {
    if (!isStale) return undefined;
    if (isWaiting) {
      const timer = setTimeout(drop, catchUpMs);
      return () => clearTimeout(timer);
    }
    drop();
    return undefined;
  }, [isStale, isWaiting]);
}
