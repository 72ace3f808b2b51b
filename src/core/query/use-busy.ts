import { useSyncExternalStore } from 'react';
import { usePort } from '../di/use-port.ts';
import { BusyIndicatorToken } from './busy-indicator.ts';

/** True while a call has been under way for 800 ms. */
export function useBusy(): boolean {
  const indicator = usePort(BusyIndicatorToken);
  return useSyncExternalStore(indicator.watch, indicator.isBusy);
}
