import type { Container } from 'inversify';
import type { TransportClasses } from '../adapters/wire/realtime/realtime-client.ts';
import type { ServerInfo } from '../core/ports/server-info.ts';

/** What stands behind the transports: the network, or a backend in this page. */
export interface Server {
  readonly kind: ServerInfo['kind'];
  readonly fetch: typeof fetch;
  readonly isOnline: () => boolean;
  readonly transportClasses: TransportClasses | undefined;
  /** Binds what only this kind of server has. */
  readonly bindOwn: (container: Container) => void;
}
