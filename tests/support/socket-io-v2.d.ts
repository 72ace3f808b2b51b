/** What tests use of socket.io 2.5 as a server, which has no types of its own. */
declare module 'socket.io-v2' {
  import type { Server as HttpServer } from 'node:http';

  interface Connection {
    readonly transport: { readonly name: string };
    send(packet: string): void;
    close(): void;
  }
  interface Socket {
    readonly conn: Connection;
    on(event: string, listener: (...sent: unknown[]) => void): void;
    emit(event: string, payload: unknown): void;
    join(room: string): void;
    disconnect(): void;
  }
  interface Options {
    readonly pingInterval?: number;
    readonly serveClient?: boolean;
  }
  export default class Server {
    constructor(http: HttpServer, options: Options);
    readonly engine: { readonly clientsCount: number };
    readonly sockets: { readonly connected: Readonly<Record<string, Socket>> };
    on(event: 'connection', listener: (socket: Socket) => void): void;
    to(room: string): { emit(event: string, payload: unknown): void };
    close(): void;
  }
}
