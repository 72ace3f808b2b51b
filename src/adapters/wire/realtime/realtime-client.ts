import type { ManagerOptions } from 'socket.io-client';
import { AppError } from '../../../core/errors/app-error.ts';
import type { RealtimeProtocol } from '../../../core/config/runtime-config.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { WireValue } from '../../../core/ports/http-transport.ts';

/** Classes of socket.io-client's transports: the door to the backend in the browser is one of them. */
export type TransportClasses = NonNullable<ManagerOptions['transports']>;

/** Checks what a backend in the page offers as its transports. */
export function asTransportClasses(classes: readonly unknown[]): TransportClasses {
  const isEveryClass = (list: readonly unknown[]): list is TransportClasses =>
    list.every((one) => typeof one === 'function');
  if (!isEveryClass(classes)) throw new TypeError('a transport of socket.io-client is a class');
  return classes;
}

export interface RealtimeClientOptions {
  /** Empty is the page's own host; a path after the host is the path of the socket. */
  readonly url: string;
  /** Instead of websocket, then polling. */
  readonly transportClasses: TransportClasses | undefined;
  readonly clock: Clock;
  /** The connection stands. Also after each time it was lost. */
  readonly onUp: () => void;
  /** The connection was lost; the client tries again by itself. */
  readonly onDown: () => void;
  readonly onEvent: (event: string, payload: WireValue) => void;
}

/** One connection, reconnecting by itself until it is closed. */
export interface RealtimeClient {
  emit(event: string, ...values: readonly string[]): void;
  close(): void;
}
export type OpenRealtimeClient = (options: RealtimeClientOptions) => RealtimeClient;

/**
 * The client that speaks a protocol, as a function that fetches its code: nothing of socket.io is in the first chunk.
 * Socket.io 3 and 4 share one wire (`v4`), 1 and 2 another (`v2`), which a client of this library cannot speak.
 * `auto` is `v4` as long as there is no client for `v2`. Fails at once with `unavailable` for `v2`.
 */
export function clientFor(protocol: RealtimeProtocol): () => Promise<OpenRealtimeClient> {
  if (protocol === 'v2') {
    throw new AppError('unavailable', 'realtime.protocol: this version cannot speak v2', {
      detail: 'realtime.protocol',
    });
  }
  return async () => (await import('./v4-client.ts')).openV4Client;
}
