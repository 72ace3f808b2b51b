import { useEffect, useState } from 'react';
import { usePause } from '../../time/device-time.ts';
import { patienceForAnswerMs } from './patience.ts';

/** Whether what is under way, by its name, has had no answer for as long as one is waited for quietly. */
export function useIsSilent(underWay: string | undefined): boolean {
  const pause = usePause();
  const [silent, setSilent] = useState<string>();
  if (silent !== undefined && silent !== underWay) setSilent(undefined);
  useEffect(() => {
    if (underWay === undefined) return undefined;
    let isHere = true;
    void pause(patienceForAnswerMs).then(() => {
      if (isHere) setSilent(underWay);
    });
    return () => {
      isHere = false;
    };
  }, [underWay, pause]);
  return underWay !== undefined && silent === underWay;
}
