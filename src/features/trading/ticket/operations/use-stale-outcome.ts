import { useEffect, useEffectEvent } from 'react';
import { useKnownStage } from '../../../shared/notices/data/known-stages.ts';
import { hasMovedOn } from '../../orders/model/order-stage.ts';

/**
 * The card about a placed order goes when the order has moved on: filled, closed by hand, by a level or by force. What
 * happened is told as a notice.
 */
export function useStaleOutcome(
  subject: 'spot' | 'contract',
  order: { readonly id: string; readonly status: string } | undefined,
  dismiss: () => void,
): void {
  const isStale = hasMovedOn(order?.status, useKnownStage(subject, order?.id));
  const drop = useEffectEvent(dismiss);
  useEffect(() => {
    if (isStale) drop();
  }, [isStale]);
}
