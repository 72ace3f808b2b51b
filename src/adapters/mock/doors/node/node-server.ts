import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket as Connection } from 'node:net';
import { tmpdir } from 'node:os';
import type { Duplex } from 'node:stream';
import { Server as SocketServer, type Socket } from 'socket.io';
import type { PresenterPort } from '../../../../core/ports/presenter-port.ts';
import { serverText } from '../../engine/kernel/basics/server-text.ts';
import { faultResponse } from '../../engine/kernel/requests/router.ts';
import { ArrivingBodies } from './arriving-bodies.ts';
import { controlBase, serveControl } from './control-door.ts';
import type { EngineServer, Outcome, ServedDoor } from '../server/engine-server.ts';
import { loginText } from '../server/login-text.ts';
import { toRequest, writeResponse, type FindPerson, type ReadMessage, type Unread } from './node-request.ts';

export interface NodeServerOptions {
  readonly server: EngineServer;
  /** The door on the port; by default the engine itself. */
  readonly door?: ServedDoor;
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
  /** Opens the presenter's calls under `/__control`. */
  readonly presenter?: PresenterPort;
  /** Executes every duplicate, like servers that ignore idempotency keys. */
  readonly ignoresRequestIds?: boolean;
  /** Where uploads are while they arrive; by default the system's own folder for temporary files. */
  readonly folder?: string;
  /** The interval of ticks and market events; 100 by default. */
  readonly tickMs?: number;
}

export interface RunningNodeServer {
  readonly port: number;
  /** Closes all connections and resolves when the port is free. The engine stays open. */
  close(): Promise<void>;
}

/** Requests that one connection may have in the air. Browsers send the next one after the answer. */
const mostAtOnce = 50;
/** Listeners to events, each with an encoding of its own of every event. */
const mostListeners = 200;
/** What a listener sends: a name and a token. Its frames may come in pieces of one byte, each of which takes memory. */
const longestEvent = 8 * 1024;
/** Bytes that a listener may leave unread, such as the answers to its own pings. */
const mostUnread = 8 * 1024 * 1024;
/** Events that may wait for a listener who has read none for as long as this: a clock that is moved on tells many at once. */
const mostWaiting = 2000;
const patienceMs = 5000;

/** How often connections are closed during shutdown. */
const endingMs = 20;

/** The backend on a port: calls over HTTP, events over socket.io for clients of its versions 2, 3 and 4. */
export async function startNodeServer(options: NodeServerOptions): Promise<RunningNodeServer> {
  const { server, door = server, port, host, presenter, ignoresRequestIds = false, tickMs = 100 } = options;
  const bodies = await ArrivingBodies.at(options.folder ?? tmpdir());
  const findPerson: FindPerson = (token) => server.engine.control.ownerOf(token);
  const inTheAir = new WeakMap<Connection, number>();
  const http = createServer((request, response) => {
    const { socket } = request;
    const others = inTheAir.get(socket) ?? 0;
    // Their answers would wait in the memory of the process until they are read.
    if (others >= mostAtOnce) return void socket.destroy();
    inTheAir.set(socket, others + 1);
    response.once('close', () => inTheAir.set(socket, (inTheAir.get(socket) ?? 1) - 1));
    serveHttp({ door, presenter, findPerson, bodies, ignoresRequestIds }, request, response).catch(() =>
      response.destroy(),
    );
  });
  const sockets = new SocketServer(http, {
    allowEIO3: true,
    maxHttpBufferSize: longestEvent,
    cors: { origin: '*' },
    serveClient: false,
    allowRequest: (_request, decide) =>
      decide(null, !server.faults().socketDown && sockets.engine.clientsCount < mostListeners),
  });
  sockets.on('connection', (socket) => joinSocket(door, socket));
  await listen(http, port, host);
  const listening = new Set<Duplex>();
  http.on('upgrade', (_request, socket: Duplex) => {
    listening.add(socket);
    socket.once('close', () => listening.delete(socket));
  });
  const timer = setInterval(() => {
    // What is over may be held half open by its client for ever.
    for (const socket of listening) if (socket.writableFinished || socket.writableLength > mostUnread) socket.destroy();
    server.engine.tick();
  }, tickMs);
  return {
    port: portOf(http),
    close: async () => {
      clearInterval(timer);
      // A browser keeps idle connections open; only this closes them.
      const ending = setInterval(() => http.closeAllConnections(), endingMs);
      await sockets.close();
      clearInterval(ending);
    },
  };
}

interface HttpParts {
  readonly door: ServedDoor;
  readonly presenter: PresenterPort | undefined;
  readonly findPerson: FindPerson;
  readonly bodies: ArrivingBodies;
  readonly ignoresRequestIds: boolean;
}

async function serveHttp(
  { door, presenter, ...reading }: HttpParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (presenter !== undefined && request.url?.startsWith(controlBase) === true) {
    await serveControl({ presenter, bodies: reading.bodies }, request, response);
    return;
  }
  const read = await toRequest(request, reading);
  if (typeof read === 'string') {
    await writeResponse(refusalOf(read), { answer: response, question: request });
    return;
  }
  const outcome = await served(door, read);
  if (outcome.kind === 'lost') request.socket.destroy();
  else await writeResponse(outcome.response, { answer: response, question: request });
}

/** What is kept of the body is let go before a slow client reads the answer. */
async function served(door: ServedDoor, { request, release }: ReadMessage): Promise<Outcome> {
  try {
    return await door.serve(request);
  } finally {
    await release();
  }
}

const refusals = {
  crowded: { status: 429, textKey: 'tooManyCalls' },
  unreadable: { status: 400, textKey: 'unknownCall' },
} as const satisfies Readonly<Record<Exclude<Unread, 'full'>, object>>;

function refusalOf(unread: Unread): Response {
  if (unread === 'full') return faultResponse(true);
  const { status, textKey } = refusals[unread];
  return new Response(JSON.stringify({ type: 'error', message: serverText('en', textKey) }), {
    status,
    headers: { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' },
  });
}

function joinSocket(door: ServedDoor, socket: Socket): void {
  let waiting = 0;
  let readAt = performance.now();
  socket.conn.on('drain', () => {
    waiting = 0;
    readAt = performance.now();
  });
  const peer = door.connect({
    deliver: ({ event, payload }) => {
      if (waiting === 0) readAt = performance.now();
      waiting += 1;
      // What is not read would fill the memory; who comes back reads the lists anew.
      if (waiting > mostWaiting && performance.now() - readAt > patienceMs) socket.conn.close(true);
      else socket.emit(event, payload);
    },
    // Like a pulled cable: the client reconnects by itself.
    drop: () => socket.conn.close(),
  });
  if (peer === undefined) {
    socket.conn.close();
    return;
  }
  socket.on('login', (user?: unknown, token?: unknown, acknowledge?: (isIn: boolean) => void) => {
    const isIn = peer.login(loginText(user), loginText(token));
    if (typeof acknowledge === 'function') acknowledge(isIn);
  });
  socket.on('disconnect', () => peer.close());
}

const listen = (http: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      resolve();
    });
  });

function portOf(http: Server): number {
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
