import { useEffect, useEffectEvent, useState } from 'react';
import { leftToWait, type LockRecord } from '../model/lock-record.ts';
import type { Lock } from './use-lock.ts';

const secondMs = 1000;

/** The remaining wait, counted down every second. */
export function useLeftToWait(lock: Lock, record: LockRecord | undefined): number {
  const [now, setNow] = useState(() => lock.now());
  const left = record === undefined ? 0 : leftToWait(record, now);
  const isWaiting = left > 0;
  const count = useEffectEvent(() => setNow(lock.now()));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => count(), secondMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return left;
}
