/** What tests use of socket.io-client 2.5 beside our own client (`src/adapters/wire/realtime/socket-io-client-v2.d.ts`). */
declare module 'socket.io-client-v2' {
  interface Socket {
    emit(event: string, user: number): Socket;
  }
  interface PlainOptions {
    readonly forceNew: boolean;
    readonly transports: readonly string[];
  }
  export function connect(address: string, options: PlainOptions): Socket;
}
