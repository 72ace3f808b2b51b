import { useSyncExternalStore } from 'react';
import { usePort } from '../di/use-port.ts';
import { ServerInfo } from '../platform/server-info.ts';

const watchNetwork = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};
const isConnected = (): boolean => navigator.onLine;

/** True while the device has no network. The demo needs none. */
export function useOffline(): boolean {
  const { kind } = usePort(ServerInfo);
  return !useSyncExternalStore(watchNetwork, isConnected) && kind !== 'in-browser';
}
