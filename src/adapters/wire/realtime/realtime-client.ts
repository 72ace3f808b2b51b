import type { ManagerOptions } from 'socket.io-client';
import type { Clock } from '../../../core/time/clock.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { SpokenProtocol } from '../../../core/platform/realtime-transport.ts';

/** Transport classes of socket.io-client: the door to the backend in the page is one of them. */
export type TransportClasses = NonNullable<ManagerOptions['transports']>;

/** Validates the transports that a backend in the page offers. */
export function asTransportClasses(classes: readonly unknown[]): TransportClasses {
  const isEveryClass = (list: readonly unknown[]): list is TransportClasses =>
    list.every((one) => typeof one === 'function');
  if (!isEveryClass(classes)) throw new TypeError('a transport of socket.io-client is a class');
  return classes;
}

/** `foreign`: the server answered in another protocol; `foreign-poll`: only a poll reached it. */
export type FailureReason = 'unreachable' | 'foreign' | 'foreign-poll';

export interface RealtimeClientOptions {
  /** Empty: the page's own host. A path after the host is the path of the socket. */
  readonly url: string;
  /** Replaces websocket and polling. */
  readonly transportClasses: TransportClasses | undefined;
  /** Set when a websocket is known to hang; the default tries it first. */
  readonly startsWithPolling: boolean;
  readonly clock: Clock;
  /** Connected. Also after each reconnect. */
  readonly onUp: (protocol: SpokenProtocol) => void;
  /** Disconnected; the client reconnects by itself. */
  readonly onDown: () => void;
  /** An attempt to connect failed; the client retries by itself. */
  readonly onFailed: (reason: FailureReason) => void;
  /** Events without a listener are dropped before they are parsed. */
  readonly isHeard: (event: string) => boolean;
  readonly onEvent: (event: string, payload: WireValue) => void;
}

/** One connection that reconnects until it is closed. */
export interface RealtimeClient {
  emit(event: string, ...values: readonly string[]): void;
  close(): void;
}
export type OpenRealtimeClient = (options: RealtimeClientOptions) => RealtimeClient;
