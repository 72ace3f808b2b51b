import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import OldServer from 'socket.io-v2';
import type { EngineServer } from '../../src/adapters/mock/doors/server/engine-server.ts';
import { ArrivingBodies } from '../../src/adapters/mock/doors/node/arriving-bodies.ts';
import { toRequest, writeResponse } from '../../src/adapters/mock/doors/node/node-request.ts';
import type { NodeServerOptions, RunningNodeServer } from '../../src/adapters/mock/doors/node/node-server.ts';

interface Parts {
  readonly server: EngineServer;
  readonly bodies: ArrivingBodies;
}

async function answer({ server, bodies }: Parts, message: IncomingMessage, response: ServerResponse): Promise<void> {
  const read = await toRequest(message, { bodies, findPerson: () => undefined });
  const outcome = typeof read === 'string' ? undefined : await server.serve(read.request);
  if (typeof read !== 'string') await read.release();
  if (outcome?.kind === 'answer') await writeResponse(outcome.response, { question: message, answer: response });
  else message.socket.destroy();
}

/** The backend on a port as older servers are: calls over HTTP, events over socket.io 2, which no newer client reads. */
export async function startOldNodeServer(options: NodeServerOptions): Promise<RunningNodeServer> {
  const { server, port, host, tickMs = 100 } = options;
  const bodies = await ArrivingBodies.at(tmpdir());
  const http = createServer((message, response) => {
    answer({ server, bodies }, message, response).catch(() => response.destroy());
  });
  const sockets = new OldServer(http, { serveClient: false });
  sockets.on('connection', (socket) => {
    const peer = server.connect({
      deliver: ({ event, payload }) => socket.emit(event, payload),
      drop: () => socket.conn.close(),
    });
    socket.on('login', (user, token) => peer?.login(String(user), String(token)));
    socket.on('disconnect', () => peer?.close());
    if (peer === undefined) socket.conn.close();
  });
  await new Promise<void>((resolve) => {
    http.listen(port, host, resolve);
  });
  const timer = setInterval(() => server.engine.tick(), tickMs);
  return {
    port: (http.address() as AddressInfo).port,
    close: async () => {
      clearInterval(timer);
      const isClosed = new Promise<void>((resolve) => void http.once('close', resolve));
      sockets.close();
      http.closeAllConnections();
      await isClosed;
    },
  };
}
