/** The parts of socket.io-client 2.5 in use; it ships no types. */
declare module 'socket.io-client-v2' {
  import type { Packet } from 'socket.io-parser';

  interface Parser {
    readonly Encoder: new () => { encode(packet: Packet, done: (parts: readonly unknown[]) => void): void };
    readonly Decoder: new () => { add(packet: unknown): void; destroy(): void };
  }
  interface Options {
    path: string;
    forceNew: boolean;
    /** Only the first is tried; polling also probes for an upgrade to the next ones. */
    transports: readonly string[];
    jsonp: boolean;
    withCredentials: boolean;
    /** Milliseconds; zero counts as absent. */
    reconnectionDelay: number;
    reconnectionDelayMax: number;
    timeout: number;
    parser: Parser;
  }
  interface Manager {
    readonly opts: Options;
    readonly engine: { close(): void };
    reconnectionDelay(delayMs: number): Manager;
    on(event: 'packet', listener: (packet: Packet) => void): Manager;
    off(event: 'packet'): Manager;
  }
  interface Socket {
    readonly io: Manager;
    readonly connected: boolean;
    on(event: 'connect', listener: () => void): Socket;
    /** An error whose `description` is the HTTP status of a failed poll, or a text. */
    on(event: 'connect_error', listener: (error: unknown) => void): Socket;
    on(event: 'disconnect', listener: (reason: string) => void): Socket;
    off(): Socket;
    emit(event: string, ...values: readonly string[]): Socket;
    connect(): Socket;
    disconnect(): Socket;
  }
  /** Without an address: the page's own host. */
  export function connect(address: string | undefined, options: Options): Socket;
}
