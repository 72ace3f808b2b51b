import { useCallback } from 'react';
import { usePort } from '../di/use-port.ts';
import { Clock } from './clock.ts';

/** Resolves after a while, on the app's clock. */
export function usePause(): (delayMs: number) => Promise<void> {
  const clock = usePort(Clock);
  return useCallback((delayMs) => new Promise((resolve) => void clock.after(delayMs, resolve)), [clock]);
}

/** The device's time, epoch ms. */
export function useNow(): () => number {
  const clock = usePort(Clock);
  return useCallback(() => clock.now(), [clock]);
}
