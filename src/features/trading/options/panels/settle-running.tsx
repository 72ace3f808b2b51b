import { useRef } from 'react';
import { useShowsEnd } from '../../../shared/notices/data/shown-here.ts';
import { useServerTime } from '../../../../core/time/server-time.ts';
import { isRunning, type RunningOption } from '../model/running-options.ts';
import type { RunningOptions } from '../operations/use-running-options.ts';
import { useSettling } from '../operations/use-settling.ts';

/**
 * Reads the result of each due option, even if its row is not visible: on another tab, behind a chart, filtered out.
 */
export function SettleRunning({ running }: { readonly running: RunningOptions }) {
  const now = useServerTime(running.isAnyRunning);
  return running.all
    .filter(isRunning)
    .map((one) => <One key={one.order.id} one={one} now={now} settle={running.settle} />);
}

interface OneProps extends Pick<RunningOptions, 'settle'> {
  readonly one: RunningOption;
  readonly now: number;
}

function One({ one, now, settle }: OneProps): undefined {
  const isTold = useRef(false);
  useSettling({
    one,
    now,
    onSettled: (order) => {
      isTold.current = true;
      settle(order);
    },
  });
  useShowsEnd('option', one.order.id, isTold);
  return undefined;
}
