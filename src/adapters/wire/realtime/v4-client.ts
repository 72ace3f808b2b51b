import { io, NodeWebSocket, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { Encoder, PacketType, protocol } from 'socket.io-parser';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import { noticingPolling } from './foreign-poll.ts';
import { LosslessDecoder } from './lossless-decoder.ts';
import type { OpenRealtimeClient, RealtimeClient, RealtimeClientOptions, TransportClasses } from './realtime-client.ts';
import { socketAddressOf } from './socket-address.ts';

/** Reconnect sooner after a close by the server than after a refusal. */
const closedDelayMs = 1_000;
const refusedDelayMs = 5_000;
/** The unsolicited connect packet of socket.io 1 and 2. Later versions add an id. */
const bareConnect = `${PacketType.CONNECT}`;

function open({ url, onFailed, isHeard }: RealtimeClientOptions, transports: TransportClasses): Socket {
  const { origin, path } = socketAddressOf(url);
  class NoticingDecoder extends LosslessDecoder {
    protected override isHeard(event: string): boolean {
      return isHeard(event);
    }

    override add(packet: unknown): void {
      if (packet === bareConnect) onFailed('foreign');
      super.add(packet);
    }
  }
  const options: Partial<ManagerOptions & SocketOptions> = {
    path,
    forceNew: true,
    transports,
    // Without this a blocked websocket is retried for ever and polling never.
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5_000,
    timeout: 5_000,
    parser: { Encoder, Decoder: NoticingDecoder, PacketType, protocol },
  };
  return origin === undefined ? io(options) : io(origin, options);
}

/** socket.io 3 and 4: websocket first, then polling. */
export const openV4Client: OpenRealtimeClient = (options): RealtimeClient => {
  const { transportClasses, startsWithPolling } = options;
  const polling = noticingPolling(() => options.onFailed('foreign-poll'));
  const pollingFirst = [polling, NodeWebSocket];
  const socket = open(options, transportClasses ?? (startsWithPolling ? pollingFirst : [NodeWebSocket, polling]));
  let forgetRetry: (() => void) | undefined;
  // socket.io does not reconnect after a server has closed or refused the connection.
  const retryAfter = (delayMs: number): void => {
    forgetRetry?.();
    forgetRetry = options.clock.after(delayMs, () => socket.connect());
  };
  socket.on('connect', () => options.onUp('v4'));
  socket.on('disconnect', (reason) => {
    options.onDown();
    if (reason === 'io server disconnect') retryAfter(closedDelayMs);
  });
  socket.on('connect_error', (error) => {
    if (!socket.active) retryAfter(refusedDelayMs);
    // Some proxies let a websocket hang without refusing it: the next attempt starts with polling.
    else if (error.message === 'timeout' && transportClasses === undefined) socket.io.opts.transports = pollingFirst;
    options.onFailed('unreachable');
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
