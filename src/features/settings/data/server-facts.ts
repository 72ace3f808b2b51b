import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../core/di/use-port.ts';
import { ServerInfo } from '../../../core/ports/server-info.ts';

export interface ServerFacts {
  readonly kind: 'network' | 'in-browser';
  /** Where the calls go: a path on the page's own host, or an address. */
  readonly address: string;
}

export function useServerFacts(): ServerFacts {
  const { kind } = usePort(ServerInfo);
  const { apiBase } = useRuntimeConfig();
  return { kind, address: apiBase };
}
