import { useEffect, useState } from 'react';

/** True once `delayMs` have passed with the same `since`, a new object for each beginning; false without one. */
export function useElapsed(since: object | undefined, pause: (delayMs: number) => Promise<void>, delayMs: number) {
  const [over, setOver] = useState<object>();
  useEffect(() => {
    if (since === undefined) return undefined;
    let isHere = true;
    void pause(delayMs).then(() => {
      if (isHere) setOver(since);
    });
    return () => {
      isHere = false;
    };
  }, [since, pause, delayMs]);
  return since !== undefined && over === since;
}
