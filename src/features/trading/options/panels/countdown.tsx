import { useServerTime } from '../../../../core/time/server-time.ts';
import { isRunning, msLeft, shareLeft, type RunningOption } from '../model/running-options.ts';
import { CountdownRing } from '../parts/countdown-ring.tsx';

/** The remaining time of an option by the server's clock; empty once it is due. */
export function Countdown({ running }: { readonly running: RunningOption }) {
  const now = useServerTime(isRunning(running));
  const leftMs = msLeft(running, now);
  return leftMs > 0 ? <CountdownRing leftMs={leftMs} share={shareLeft(running, now)} /> : undefined;
}
