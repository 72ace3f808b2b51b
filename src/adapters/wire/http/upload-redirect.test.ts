import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Session } from '../../../core/platform/session.ts';
import { BusyIndicator } from '../../../core/query/busy-indicator.ts';
import { MeasuredServerClock } from '../platform/measured-server-clock.ts';
import { SystemClock } from '../platform/system-clock.ts';
import { AxiosHttpTransport } from './axios-http-transport.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A separate host, and every request that reached it. */
async function startHost(answer: RequestListener): Promise<{ address: string; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    request.resume();
    request.on('end', () => answer(request, response));
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, requests };
}

function transportTo(apiBase: string): AxiosHttpTransport {
  const clock = new SystemClock();
  const state = { token: 'a1b2', userId: undefined, language: 'en' };
  return new AxiosHttpTransport({
    apiBase,
    fileHost: '',
    fetch,
    session: { state: () => state } as Session,
    serverClock: new MeasuredServerClock(clock),
    busy: new BusyIndicator(clock),
    isOnline: () => true,
    elapsedMs: () => 0,
  });
}

test.each([301, 302, 303, 307, 308])('R9 upload, call: a %s to another host sends it nothing', async (status) => {
  const other = await startHost((_request, response) => response.end('{"type":"ok","message":"/upload/1.jpg"}'));
  const own = await startHost((request, response) =>
    response.writeHead(status, { location: `${other.address}${request.url}` }).end(),
  );
  const transport = transportTo(`${own.address}/api`);
  await expect(transport.upload('POST /upload', new Blob(['paper']))).rejects.toMatchObject({ kind: 'no-answer' });
  await expect(transport.call('POST /user/login', { password: 'secret' })).rejects.toMatchObject({ kind: 'no-answer' });
  await expect(transport.call('GET /wallet/list')).rejects.toMatchObject({ kind: 'no-answer' });
  expect(own.requests.map(({ url }) => url?.split('?')[0])).toEqual([
    '/api/upload',
    '/api/user/login',
    '/api/wallet/list',
  ]);
  expect(other.requests).toEqual([]);
});
