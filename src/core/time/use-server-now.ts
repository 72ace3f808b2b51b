import { useEffect, useState } from 'react';
import { useReadTimes } from './read-times.ts';
import { watchSeconds } from './second-hand.ts';

/** The server's time, epoch ms, a second at a time; the device's until the server has said its own. */
export function useServerNow(): number {
  const { best } = useReadTimes();
  const [now, setNow] = useState(best);
  useEffect(() => watchSeconds(() => setNow(best())), [best]);
  return now;
}
