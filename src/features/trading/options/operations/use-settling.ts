import { useEffect, useEffectEvent } from 'react';
import type { SecondsOrder } from '../../../../core/domain/orders/option.ts';
import { useSecondsResult } from '../data/option-result.ts';
import { isRunning, msLeft, type RunningOption } from '../model/running-options.ts';

interface Settling {
  readonly one: RunningOption;
  /** Epoch ms of the server. */
  readonly now: number;
  readonly onSettled: (order: SecondsOrder) => void;
}

/** Once an option is due its result is asked for until it is there. */
export function useSettling({ one, now, onSettled }: Settling): void {
  const isDue = isRunning(one) && msLeft(one, now) === 0;
  const result = useSecondsResult(isDue ? one.order.id : undefined).data;
  const settled = result?.status === 'settled' ? result : undefined;
  const tell = useEffectEvent((order: SecondsOrder) => {
    if (isRunning(one)) onSettled(order);
  });
  useEffect(() => {
    if (settled !== undefined) tell(settled);
  }, [settled]);
}
