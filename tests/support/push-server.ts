import { createServer, type IncomingMessage, type Server as HttpServer } from 'node:http';
import type { AddressInfo, Socket as NetSocket } from 'node:net';
import { Server as NewServer } from 'socket.io';
import OldServer from 'socket.io-v2';

/** `v4+v2` is socket.io 4 with its compatibility option. */
export type Generation = 'v2' | 'v4' | 'v4+v2';

export interface PushServerOptions {
  readonly generation: Generation;
  /** 0 takes a free one. */
  readonly port?: number;
  /** What happens to websockets, as behind a proxy: the server itself offers them. */
  readonly websocket?: 'open' | 'refused' | 'hanging';
}

export interface PushServer {
  readonly port: number;
  /** Arguments of each `login` that came. */
  readonly logins: unknown[][];
  /** Of each connection that was asked for: version of Engine.IO and way, such as `4 websocket`. */
  readonly asked: string[];
  /** The ways of those who are connected. */
  ways(): string[];
  /** Sessions, connected or not. */
  sessions(): number;
  /** Sends everybody a packet as written. */
  push(packet: string): void;
  emitTo(room: string, event: string, payload: unknown): void;
  stop(): Promise<void>;
}

interface Connection {
  readonly transport: { readonly name: string };
  send(packet: string): unknown;
}
interface Peer {
  readonly conn: Connection;
  on(event: string, listener: (...sent: unknown[]) => void): unknown;
  join(room: string): unknown;
}
type Half = Pick<PushServer, 'sessions' | 'emitTo'> & {
  readonly connections: () => readonly Connection[];
  readonly close: () => void;
};

function attachOld(http: HttpServer, join: (peer: Peer) => void): Half {
  const io = new OldServer(http, { serveClient: false });
  io.on('connection', join);
  return {
    connections: () => Object.values(io.sockets.connected).map((socket) => socket.conn),
    sessions: () => io.engine.clientsCount,
    emitTo: (room, event, payload) => io.to(room).emit(event, payload),
    close: () => io.close(),
  };
}

function attachNew(http: HttpServer, join: (peer: Peer) => void, allowEIO3: boolean): Half {
  const io = new NewServer(http, { serveClient: false, allowEIO3 });
  io.on('connection', (socket) => join(socket as unknown as Peer));
  return {
    connections: () => [...io.sockets.sockets.values()].map((socket) => socket.conn as unknown as Connection),
    sessions: () => io.engine.clientsCount,
    emitTo: (room, event, payload) => io.to(room).emit(event, payload),
    close: () => void io.close(),
  };
}

function notes(asked: string[]): (question: IncomingMessage) => void {
  return ({ url = '' }) => {
    const { searchParams } = new URL(url, 'http://localhost');
    if (!searchParams.has('sid')) asked.push(`${searchParams.get('EIO')} ${searchParams.get('transport')}`);
  };
}

/** Puts something before the websockets that a server of its own would take. */
function block(http: HttpServer, way: 'refused' | 'hanging', held: Set<NetSocket>): void {
  http.removeAllListeners('upgrade');
  http.on('upgrade', (_, socket: NetSocket) => {
    if (way === 'refused') socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    else held.add(socket.on('close', () => held.delete(socket)).on('error', () => undefined));
  });
}

/** A server as the wire facts describe it: everybody gets public events, a room only who logged in with the right token. */
export async function startPushServer(options: PushServerOptions): Promise<PushServer> {
  const { generation, port = 0, websocket = 'open' } = options;
  const http = createServer();
  const logins: unknown[][] = [];
  const asked: string[] = [];
  const held = new Set<NetSocket>();
  const join = (peer: Peer): void => {
    peer.on('login', (...sent) => {
      logins.push(sent);
      if (sent[1] === 'right') peer.join(String(sent[0]));
    });
  };
  const half = generation === 'v2' ? attachOld(http, join) : attachNew(http, join, generation === 'v4+v2');
  if (websocket !== 'open') block(http, websocket, held);
  http.prependListener('request', notes(asked)).prependListener('upgrade', notes(asked));
  await new Promise<void>((resolve) => {
    http.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (http.address() as AddressInfo).port,
    logins,
    asked,
    ways: () => half.connections().map((connection) => connection.transport.name),
    sessions: half.sessions,
    push: (packet) => half.connections().forEach((connection) => connection.send(packet)),
    emitTo: half.emitTo,
    stop: async () => {
      const isClosed = new Promise<void>((resolve) => void http.once('close', resolve));
      half.close();
      for (const socket of held) socket.destroy();
      http.closeAllConnections();
      await isClosed;
    },
  };
}
