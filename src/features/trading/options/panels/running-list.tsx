import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { useServerTime } from '../../../../core/time/server-time.ts';
import { msLeft } from '../model/running-options.ts';
import rows from '../../orders/parts/orders.module.css';
import { RunningRow } from '../parts/running-row.tsx';
import { usePriceSteps } from '../../mode/operations/use-price-steps.ts';
import { useDesktop } from '../../../../core/ui/use-media.ts';
import type { RunningOptions } from '../operations/use-running-options.ts';
import { LaterOptionTable } from './later-option-table.tsx';

interface RunningListProps {
  readonly running: RunningOptions;
  readonly onOpen: (order: OptionOrder) => void;
}

/** Everything that counts down, by the server's time: a line each where there is room for it. */
export function RunningList({ running, onOpen }: RunningListProps) {
  const now = useServerTime(running.isAnyRunning);
  const stepOf = usePriceSteps();
  const isDesktop = useDesktop();
  if (isDesktop) {
    const lefts = new Map(running.all.map((one) => [one.order.id, msLeft(one, now)]));
    const orders = running.all.map(({ order }) => order);
    return orders.length === 0 ? undefined : (
      <LaterOptionTable kind="open" {...{ orders, stepOf, onOpen }} leftOf={({ id }) => lefts.get(id)} />
    );
  }
  return (
    <ul className={rows['list']}>
      {running.all.map((one) => (
        <RunningRow key={one.order.id} running={one} now={now} priceStep={stepOf(one.order.symbol)} onOpen={onOpen} />
      ))}
    </ul>
  );
}
