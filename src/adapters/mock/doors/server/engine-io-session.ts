import { Decoder, Encoder, PacketType, type Packet } from 'socket.io-parser';
import type { Clock } from '../../../../core/time/clock.ts';
import type { SocketListener, SocketPeer } from '../../engine/kernel/requests/peers.ts';
import { loginText } from './login-text.ts';

/** One connection in Engine.IO text frames. */
export interface FrameListener {
  receive(frame: string): void;
  /** The server has closed it. */
  ended(): void;
}
export interface FrameSocket {
  send(frame: string): void;
  close(): void;
}

interface SessionOptions {
  readonly clock: Clock;
  readonly connect: (listener: SocketListener) => SocketPeer | undefined;
}

const pingIntervalMs = 25_000;
const pingTimeoutMs = 20_000;
const sessionId = 'in-page';
const frames = { open: '0', ping: '2', pong: '3', message: '4' } as const;

/**
 * The server's half of Engine.IO 4 and Socket.IO 5 for one connection without a network. Undefined when the server
 * refuses it. The first frame follows asynchronously, when the client's half is ready.
 */
export function openEngineIoSession(options: SessionOptions, client: FrameListener): FrameSocket | undefined {
  const session = new EngineIoSession(options.clock, client);
  const peer = options.connect(session);
  if (peer === undefined) return undefined;
  session.open(peer);
  return session;
}

class EngineIoSession implements FrameSocket, SocketListener {
  readonly #clock: Clock;
  readonly #client: FrameListener;
  readonly #encoder = new Encoder();
  readonly #decoder = new Decoder();
  #peer: SocketPeer | undefined;
  #isJoined = false;
  #isOpen = true;
  #forgetTimer: () => void = () => undefined;

  constructor(clock: Clock, client: FrameListener) {
    this.#clock = clock;
    this.#client = client;
    this.#decoder.on('decoded', (packet) => this.#packet(packet));
  }

  open(peer: SocketPeer): void {
    this.#peer = peer;
    const handshake = {
      sid: sessionId,
      upgrades: [],
      pingInterval: pingIntervalMs,
      pingTimeout: pingTimeoutMs,
      maxPayload: 1e6,
    };
    this.#forgetTimer = this.#clock.after(0, () => {
      this.#client.receive(`${frames.open}${JSON.stringify(handshake)}`);
      this.#pingLater();
    });
  }

  send(frame: string): void {
    if (!this.#isOpen) return;
    if (frame === frames.pong) this.#pingLater();
    else if (frame.startsWith(frames.message)) this.#decoder.add(frame.slice(1));
  }

  close(): void {
    this.#isOpen = false;
    this.#forgetTimer();
    this.#peer?.close();
    this.#decoder.destroy();
  }

  deliver({ event, payload }: Parameters<SocketListener['deliver']>[0]): void {
    if (this.#isJoined) this.#emit({ type: PacketType.EVENT, nsp: '/', data: [event, payload] });
  }

  drop(): void {
    if (!this.#isOpen) return;
    this.close();
    this.#client.ended();
  }

  #pingLater(): void {
    this.#forgetTimer();
    this.#forgetTimer = this.#clock.after(pingIntervalMs, () => {
      this.#client.receive(frames.ping);
      this.#forgetTimer = this.#clock.after(pingTimeoutMs, () => this.drop());
    });
  }

  #packet(packet: Packet): void {
    if (packet.type === PacketType.CONNECT) this.#join(packet.nsp);
    else if (packet.type === PacketType.DISCONNECT) this.#isJoined = false;
    else if (packet.type === PacketType.EVENT) this.#event(packet);
  }

  #join(namespace: string): void {
    if (namespace !== '/') {
      this.#emit({ type: PacketType.CONNECT_ERROR, nsp: namespace, data: { message: 'Invalid namespace' } });
      return;
    }
    this.#isJoined = true;
    this.#emit({ type: PacketType.CONNECT, nsp: '/', data: { sid: sessionId } });
  }

  #event({ data, id }: Packet): void {
    const parts: unknown = data;
    const words: readonly unknown[] = Array.isArray(parts) ? parts : [];
    const [event, user, token] = words;
    if (event !== 'login') return;
    const isIn = this.#peer?.login(loginText(user), loginText(token)) ?? false;
    if (id !== undefined) this.#emit({ type: PacketType.ACK, nsp: '/', id, data: [isIn] });
  }

  #emit(packet: Packet): void {
    for (const part of this.#encoder.encode(packet)) this.#client.receive(`${frames.message}${String(part)}`);
  }
}
