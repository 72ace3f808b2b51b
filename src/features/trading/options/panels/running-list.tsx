import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { useServerTime } from '../../../../core/time/server-time.ts';
import type { RunningOption } from '../model/running-options.ts';
import rows from '../../orders/parts/orders.module.css';
import { RunningRow } from '../parts/running-row.tsx';
import { usePriceSteps } from '../../mode/operations/use-price-steps.ts';
import type { RunningOptions } from '../operations/use-running-options.ts';

interface RunningListProps {
  readonly running: RunningOptions;
  readonly onOpen: (order: OptionOrder) => void;
}

/** Everything that counts down, by the server's time. */
export function RunningList({ running, onOpen }: RunningListProps) {
  const now = useServerTime(running.isAnyRunning);
  return (
    <ul className={rows['list']}>
      {running.all.map((one) => (
        <RunningItem key={one.order.id} one={one} now={now} onOpen={onOpen} />
      ))}
    </ul>
  );
}

interface RunningItemProps extends Pick<RunningListProps, 'onOpen'> {
  readonly one: RunningOption;
  readonly now: number;
}

function RunningItem({ one, now, onOpen }: RunningItemProps) {
  const stepOf = usePriceSteps();
  return <RunningRow running={one} now={now} priceStep={stepOf(one.order.symbol)} onOpen={onOpen} />;
}
