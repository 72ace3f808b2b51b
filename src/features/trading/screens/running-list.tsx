import { useEffect, useEffectEvent } from 'react';
import type { SecondsOrder } from '../../../core/domain/seconds-option.ts';
import { useSecondsResult } from '../data/seconds-result.ts';
import { useServerTime } from '../data/server-time.ts';
import { isRunning, msLeft, type RunningOption } from '../model/running-options.ts';
import rows from '../parts/orders/orders.module.css';
import { RunningRow } from '../parts/seconds/running-row.tsx';
import { usePriceSteps } from './use-price-steps.ts';
import type { RunningOptions } from './use-running-options.ts';

interface RunningListProps {
  readonly running: RunningOptions;
  readonly onOpen: (order: SecondsOrder) => void;
}

/** Everything that counts down, by the server's time. */
export function RunningList({ running, onOpen }: RunningListProps) {
  const now = useServerTime(running.isAnyRunning);
  return (
    <ul className={rows['list']}>
      {running.all.map((one) => (
        <RunningItem key={one.order.id} one={one} now={now} onSettled={running.settle} onOpen={onOpen} />
      ))}
    </ul>
  );
}

interface RunningItemProps extends Pick<RunningListProps, 'onOpen'> {
  readonly one: RunningOption;
  readonly now: number;
  readonly onSettled: (order: SecondsOrder) => void;
}

/** Once it is due its result is asked for until it is there. */
function RunningItem({ one, now, onSettled, onOpen }: RunningItemProps) {
  const stepOf = usePriceSteps();
  const isDue = isRunning(one) && msLeft(one, now) === 0;
  const result = useSecondsResult(isDue ? one.order.id : undefined).data;
  const settled = result?.status === 'settled' ? result : undefined;
  const tell = useEffectEvent((order: SecondsOrder) => {
    if (isRunning(one)) onSettled(order);
  });
  useEffect(() => {
    if (settled !== undefined) tell(settled);
  }, [settled]);
  return <RunningRow running={one} now={now} priceStep={stepOf(one.order.symbol)} onOpen={onOpen} />;
}
