import { useCallback, useEffect, useState } from 'react';
import { usePort } from '../di/use-port.ts';
import { Clock, ServerClock } from './clock.ts';

const stepMs = 200;
const minuteMs = 60_000;

/** The server's time, epoch ms, asked when it is needed. */
export function useReadServerTime(): () => number {
  const server = usePort(ServerClock);
  return useCallback(() => server.now(), [server]);
}

/** The server's time, several times a second while something counts down, and at once when a sleeping page wakes. */
export const useServerTime = (isCounting: boolean): number => useSteppedTime(isCounting, stepMs);

/** The same to the minute: at the moment that `isCounting` turns true, and each minute from then on. */
export const useServerMinute = (isCounting: boolean): number => useSteppedTime(isCounting, minuteMs);

function useSteppedTime(isCounting: boolean, everyMs: number): number {
  const clock = usePort(Clock);
  const server = usePort(ServerClock);
  const [now, setNow] = useState(() => server.now());
  useEffect(() => {
    if (!isCounting) return undefined;
    let cancel = (): void => undefined;
    const tick = (): void => {
      cancel();
      setNow(server.now());
      cancel = clock.after(everyMs, tick);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock, server, isCounting, everyMs]);
  return now;
}
