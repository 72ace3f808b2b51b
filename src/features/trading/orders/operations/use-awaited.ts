import { useState } from 'react';
import { isListedAlready, nextAwaited, type AwaitedOrder, type AwaitingList } from '../model/awaited-order.ts';
import type { OrderOnItsWay } from '../model/order-on-its-way.ts';
import type { AnyWay, WayRules } from '../model/order-way.ts';

/** The order that a list still has to show beside its rows. */
export function useAwaited<Way extends AnyWay>(
  onItsWay: OrderOnItsWay<Way> | undefined,
  list: AwaitingList<Way>,
  isTwin: WayRules<Way>['isTwin'] | undefined,
): OrderOnItsWay<Way> | undefined {
  const [awaited, setAwaited] = useState<AwaitedOrder<Way>>();
  const next = nextAwaited<Way>(awaited, onItsWay, list);
  if (next !== awaited) setAwaited(next);
  const isListed = next !== undefined && isTwin !== undefined && isListedAlready<Way>(next, list, isTwin);
  return isListed ? undefined : next?.order;
}
