import type { ManagerOptions } from 'socket.io-client';
import type { Clock } from '../../../core/ports/clock.ts';
import type { WireValue } from '../../../core/ports/http-transport.ts';
import type { SpokenProtocol } from '../../../core/ports/realtime-transport.ts';

/** Classes of socket.io-client's transports: the door to the backend in the browser is one of them. */
export type TransportClasses = NonNullable<ManagerOptions['transports']>;

/** Checks what a backend in the page offers as its transports. */
export function asTransportClasses(classes: readonly unknown[]): TransportClasses {
  const isEveryClass = (list: readonly unknown[]): list is TransportClasses =>
    list.every((one) => typeof one === 'function');
  if (!isEveryClass(classes)) throw new TypeError('a transport of socket.io-client is a class');
  return classes;
}

/** `foreign` when the server was reached and speaks another protocol; `foreign-poll` when only a poll reached it. */
export type FailureReason = 'unreachable' | 'foreign' | 'foreign-poll';

export interface RealtimeClientOptions {
  /** Empty is the page's own host; a path after the host is the path of the socket. */
  readonly url: string;
  /** Instead of websocket, then polling. */
  readonly transportClasses: TransportClasses | undefined;
  /** Where a websocket is known to hang: otherwise it is tried first. */
  readonly startsWithPolling: boolean;
  readonly clock: Clock;
  /** The connection stands. Also after each time it was lost. */
  readonly onUp: (protocol: SpokenProtocol) => void;
  /** The connection was lost; the client tries again by itself. */
  readonly onDown: () => void;
  /** An attempt to connect came to nothing; the client tries again by itself. */
  readonly onFailed: (reason: FailureReason) => void;
  /** Events without a listener are dropped before they are parsed. */
  readonly isHeard: (event: string) => boolean;
  readonly onEvent: (event: string, payload: WireValue) => void;
}

/** One connection, reconnecting by itself until it is closed. */
export interface RealtimeClient {
  emit(event: string, ...values: readonly string[]): void;
  close(): void;
}
export type OpenRealtimeClient = (options: RealtimeClientOptions) => RealtimeClient;
