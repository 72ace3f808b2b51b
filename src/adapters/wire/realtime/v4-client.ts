import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { Encoder, PacketType, protocol } from 'socket.io-parser';
import type { WireValue } from '../../../core/ports/http-transport.ts';
import { LosslessDecoder } from './lossless-decoder.ts';
import type { OpenRealtimeClient, RealtimeClient, RealtimeClientOptions } from './realtime-client.ts';

/** A server that closed the connection is asked again sooner than one that refused it. */
const closedDelayMs = 1_000;
const refusedDelayMs = 5_000;
const defaultPath = '/socket.io';

function addressOf(url: string): { origin: string | undefined; path: string } {
  if (url === '') return { origin: undefined, path: defaultPath };
  const { origin, pathname } = new URL(url);
  return { origin, path: pathname === '/' ? defaultPath : pathname };
}

function open({ url, transportClasses }: RealtimeClientOptions): Socket {
  const { origin, path } = addressOf(url);
  const options: Partial<ManagerOptions & SocketOptions> = {
    path,
    forceNew: true,
    transports: transportClasses ?? ['websocket', 'polling'],
    // Without this a blocked websocket is retried for ever and polling never.
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5_000,
    timeout: 5_000,
    parser: { Encoder, Decoder: LosslessDecoder, PacketType, protocol },
  };
  return origin === undefined ? io(options) : io(origin, options);
}

/** Some proxies let a websocket hang without refusing it: the next attempt starts with polling. */
function startWithPolling(socket: Socket): void {
  const { opts } = socket.io;
  opts.transports = ['polling', 'websocket'];
}

/** socket.io 3 and 4: websocket first, then polling. */
export const openV4Client: OpenRealtimeClient = (options): RealtimeClient => {
  const socket = open(options);
  let forgetRetry: (() => void) | undefined;
  // socket.io leaves it to us to come back after a server has closed or refused the connection.
  const retryAfter = (delayMs: number): void => {
    forgetRetry?.();
    forgetRetry = options.clock.after(delayMs, () => socket.connect());
  };
  socket.on('connect', options.onUp);
  socket.on('disconnect', (reason) => {
    options.onDown();
    if (reason === 'io server disconnect') retryAfter(closedDelayMs);
  });
  socket.on('connect_error', (error) => {
    if (!socket.active) retryAfter(refusedDelayMs);
    else if (error.message === 'timeout' && options.transportClasses === undefined) startWithPolling(socket);
  });
  socket.onAny((event: unknown, payload: WireValue | undefined) => {
    if (payload !== undefined) options.onEvent(String(event), payload);
  });
  return {
    emit: (event, ...values) => void socket.emit(event, ...values),
    close: () => {
      forgetRetry?.();
      socket.removeAllListeners().offAny();
      socket.disconnect();
    },
  };
};
