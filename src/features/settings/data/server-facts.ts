import { useCallback, useSyncExternalStore } from 'react';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../core/di/use-port.ts';
import { RealtimeTransport, type SpokenProtocol } from '../../../core/platform/realtime-transport.ts';
import { ServerInfo } from '../../../core/platform/server-info.ts';
import { useKeptProtocol } from './found-moments.ts';

export interface ServerFacts {
  readonly kind: 'network' | 'in-browser';
  /** The demo as one file from a folder. */
  readonly isOneFile: boolean;
  /** Where the calls go: a path on the page's own host, or an address. */
  readonly address: string;
  /** The protocol of the last live connection, also of an earlier visit; undefined before the first. */
  readonly realtime: SpokenProtocol | undefined;
}

function useSpokenProtocol(): SpokenProtocol | undefined {
  const realtime = usePort(RealtimeTransport);
  const watch = useCallback((changed: () => void) => realtime.watchConnection(changed), [realtime]);
  return useSyncExternalStore(watch, () => realtime.protocol());
}

export function useServerFacts(): ServerFacts {
  const { kind, isOneFile } = usePort(ServerInfo);
  const { apiBase } = useRuntimeConfig();
  const kept = useKeptProtocol();
  return { kind, isOneFile, address: apiBase, realtime: useSpokenProtocol() ?? kept };
}
