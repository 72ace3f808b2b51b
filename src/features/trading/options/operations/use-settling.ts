import { useEffect, useEffectEvent } from 'react';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { useOptionResult } from '../data/option-result.ts';
import { isRunning, msLeft, type RunningOption } from '../model/running-options.ts';

interface Settling {
  readonly one: RunningOption;
  /** Epoch ms of the server. */
  readonly now: number;
  readonly onSettled: (order: OptionOrder) => void;
}

/** Polls the result of an option from its due time until it is known. */
export function useSettling({ one, now, onSettled }: Settling): void {
  const isDue = isRunning(one) && msLeft(one, now) === 0;
  const result = useOptionResult(isDue ? one.order.id : undefined).data;
  const settled = result?.status === 'settled' ? result : undefined;
  const tell = useEffectEvent((order: OptionOrder) => {
    if (isRunning(one)) onSettled(order);
  });
  useEffect(() => {
    if (settled !== undefined) tell(settled);
  }, [settled]);
}
