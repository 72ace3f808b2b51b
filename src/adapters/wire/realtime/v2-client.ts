import { connect, type Socket } from 'socket.io-client-v2';
import { Encoder, PacketType, type Packet } from 'socket.io-parser';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import { LosslessDecoder } from './lossless-decoder.ts';
import type { OpenRealtimeClient, RealtimeClient, RealtimeClientOptions } from './realtime-client.ts';
import { socketAddressOf } from './socket-address.ts';

/** Reconnect sooner after a close by the server than after a refusal. */
const closedDelayMs = 1_000;
const refusedDelayMs = 5_000;
/** The other transport is tried at once; later attempts back off. */
const firstDelayMs = 1;
const nextDelayMs = 500;

const websocketFirst: readonly string[] = ['websocket', 'polling'];
const pollingFirst: readonly string[] = ['polling', 'websocket'];

interface EventPacket {
  readonly type: PacketType;
  /** Present on an event; the parser guarantees it. */
  readonly data?: readonly [event?: string, payload?: WireValue];
}

/** The packets of socket.io 2 are those of the newer parser without the connect data; only the call differs. */
class CallbackEncoder {
  readonly #encoder = new Encoder();

  encode(packet: Packet, done: (parts: readonly unknown[]) => void): void {
    done(this.#encoder.encode(packet));
  }
}

function open({ url, startsWithPolling, isHeard }: RealtimeClientOptions): Socket {
  const { origin, path } = socketAddressOf(url);
  // An unreadable packet ends the connection, as in later versions; otherwise it would be an uncaught error.
  class EndingDecoder extends LosslessDecoder {
    protected override isHeard(event: string): boolean {
      return isHeard(event);
    }

    override add(packet: unknown): void {
      try {
        super.add(packet);
      } catch {
        socket.io.engine.close();
      }
    }
  }
  const socket = connect(origin, {
    path,
    forceNew: true,
    transports: startsWithPolling ? pollingFirst : websocketFirst,
    jsonp: false,
    withCredentials: false,
    reconnectionDelay: firstDelayMs,
    reconnectionDelayMax: 5_000,
    timeout: 5_000,
    parser: { Encoder: CallbackEncoder, Decoder: EndingDecoder },
  });
  return socket;
}

/**
 * This version retries only its first transport. Polling first also probes for a websocket, so alternating the two
 * orders finds every working transport, even if websockets are refused, hang, or are the only one open.
 */
function tryOtherWay({ opts }: Socket['io']): void {
  opts.transports = opts.transports[0] === 'websocket' ? pollingFirst : websocketFirst;
}

/** A server of socket.io 3 or 4 answers this version with HTTP 400, unless it runs in compatibility mode. */
const isForeign = (error: unknown): boolean =>
  error instanceof Error && 'description' in error && error.description === 400;

/** socket.io 1 and 2 (Engine.IO 3): websocket first, then polling. */
export const openV2Client: OpenRealtimeClient = (options): RealtimeClient => {
  const socket = open(options);
  const manager = socket.io;
  let failures = 0;
  let forgetRetry: (() => void) | undefined;
  // The library does not reconnect after a server has closed or refused the connection.
  const retryAfter = (delayMs: number): void => {
    forgetRetry?.();
    forgetRetry = options.clock.after(delayMs, () => void socket.connect());
  };
  socket.on('connect', () => {
    failures = 0;
    manager.reconnectionDelay(nextDelayMs);
    options.onUp('v2');
  });
  socket.on('disconnect', (reason) => {
    options.onDown();
    if (reason === 'io server disconnect') retryAfter(closedDelayMs);
  });
  socket.on('connect_error', (error) => {
    failures += 1;
    if (failures > 1) manager.reconnectionDelay(nextDelayMs);
    tryOtherWay(manager);
    options.onFailed(isForeign(error) ? 'foreign' : 'unreachable');
  });
  // This version has no catch-all listener, only packets.
  manager.on('packet', ({ type, data }: EventPacket) => {
    if (type === PacketType.CONNECT_ERROR) {
      socket.disconnect();
      retryAfter(refusedDelayMs);
      options.onFailed('unreachable');
    } else if (type === PacketType.EVENT || type === PacketType.BINARY_EVENT) {
      const [event, payload] = data ?? [];
      if (payload !== undefined) options.onEvent(String(event), payload);
    }
  });
  return {
    emit: (event, ...values) => void socket.emit(event, ...values),
    close: () => {
      forgetRetry?.();
      socket.off();
      manager.off('packet');
      socket.disconnect();
    },
  };
};
