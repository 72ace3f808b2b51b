import { useCallback } from 'react';
import { usePort } from '../di/use-port.ts';
import { Clock, ServerClock } from './clock.ts';

export interface ReadTimes {
  /** Epoch ms; undefined until the server has said its time. */
  server(): number | undefined;
  /** The server's time if known, otherwise the device's. */
  best(): number;
}

export function useReadTimes(): ReadTimes {
  const clock = usePort(Clock);
  const known = usePort(ServerClock);
  const server = useCallback(() => (known.offsetMs() === undefined ? undefined : known.now()), [known]);
  const best = useCallback(() => (known.offsetMs() === undefined ? clock.now() : known.now()), [clock, known]);
  return { server, best };
}

/** Something to be done after a while; gives back how to let it be. */
export function useWait(): Clock['after'] {
  const clock = usePort(Clock);
  return useCallback((delayMs, run) => clock.after(delayMs, run), [clock]);
}
