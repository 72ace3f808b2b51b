import { useServerTime } from '../data/server-time.ts';
import { isRunning, type RunningOption } from '../model/running-options.ts';
import type { RunningOptions } from './use-running-options.ts';
import { useSettling } from './use-settling.ts';

/** Where the rows that count down are not on screen, beside the chart of a phone: their results are asked for all the same. */
export function SettleUnseen({ running }: { readonly running: RunningOptions }) {
  const now = useServerTime(running.isAnyRunning);
  return running.all
    .filter(isRunning)
    .map((one) => <Unseen key={one.order.id} one={one} now={now} settle={running.settle} />);
}

interface UnseenProps extends Pick<RunningOptions, 'settle'> {
  readonly one: RunningOption;
  readonly now: number;
}

function Unseen({ one, now, settle }: UnseenProps): undefined {
  useSettling({ one, now, onSettled: settle });
  return undefined;
}
