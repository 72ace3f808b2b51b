import { useState } from 'react';
import { nextAwaited, type AwaitedOrder, type OrderOnItsWay } from '../model/order-on-its-way.ts';
import type { AnyWay } from '../model/order-way.ts';

/** The order that a list still has to show beside its rows; `readAt` is when that list was read. */
export function useAwaited<Way extends AnyWay>(
  onItsWay: OrderOnItsWay<Way> | undefined,
  readAt: number,
): OrderOnItsWay<Way> | undefined {
  const [awaited, setAwaited] = useState<AwaitedOrder<Way>>();
  const next = nextAwaited<Way>(awaited, onItsWay, readAt);
  if (next !== awaited) setAwaited(next);
  return next?.order;
}
