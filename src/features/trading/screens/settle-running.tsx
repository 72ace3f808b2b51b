import { useServerTime } from '../data/server-time.ts';
import { isRunning, type RunningOption } from '../model/running-options.ts';
import type { RunningOptions } from './use-running-options.ts';
import { useSettling } from './use-settling.ts';

/** Asks for the result of each option that is due, wherever its row is: on another tab, behind a chart, filtered away. */
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
  useSettling({ one, now, onSettled: settle });
  return undefined;
}
