import { useState } from 'react';
import {
  isListedAlready,
  nextAwaited,
  type AwaitedOrder,
  type AwaitingList,
  type OrderOnItsWay,
} from '../model/order-on-its-way.ts';
import type { AnyWay, WayRules } from '../model/order-way.ts';

/** The order that a list still has to show beside its rows. */
export function useAwaited<Way extends AnyWay>(
  { isTwin }: Pick<WayRules<Way>, 'isTwin'>,
  onItsWay: OrderOnItsWay<Way> | undefined,
  list: AwaitingList<Way>,
): OrderOnItsWay<Way> | undefined {
  const [awaited, setAwaited] = useState<AwaitedOrder<Way>>();
  const next = nextAwaited<Way>(awaited, onItsWay, list);
  if (next !== awaited) setAwaited(next);
  return next === undefined || isListedAlready<Way>(next, list, isTwin) ? undefined : next.order;
}
