import { useEffect, useState } from 'react';
import { usePause } from '../../../../core/time/device-time.ts';
import { pauseBeforeReading } from '../../orders/model/placed-order.ts';

/**
 * The pair's newest orders in every state, read again and again while a ladder is shown that has begun to be sent. Empty
 * before the first answer. A new `phase` reads at once; undefined reads nothing.
 */
export function useLadderList<Row>(
  readOrders: () => Promise<readonly Row[]>,
  phase: 'sending' | 'over' | undefined,
): readonly Row[] {
  const pause = usePause();
  const [rows, show] = useState<readonly Row[]>([]);
  useEffect(() => {
    if (phase === undefined) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const follow = async (): Promise<void> => {
      for (let index = 0; !signal.aborted; index += 1) {
        await pause(pauseBeforeReading(index));
        const next = signal.aborted ? undefined : await readOrders().catch(() => undefined);
        if (!signal.aborted && next !== undefined) show(next);
      }
    };
    void follow();
    return () => end.abort();
  }, [readOrders, phase, pause]);
  return rows;
}
