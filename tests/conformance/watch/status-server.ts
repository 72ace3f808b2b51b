import { createServer, type ServerResponse } from 'node:http';
import { WrongUsage } from '../read-wishes.ts';
import { reportPage } from '../report-page.ts';
import { statusOf, statusPage } from './status-page.ts';
import type { WatchState } from './watch.ts';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function answer(response: ServerResponse, type: string, text: string, status = 200): void {
  response.writeHead(status, { ...headers, 'content-type': `${type}; charset=utf-8` }).end(text);
}

export interface StatusServer {
  readonly address: string;
  close(): Promise<void>;
}

/** The status page, its figures at `/status.json` and the last report at `/report`. Fails: WrongUsage, on a taken port. */
export async function serveStatus(
  { port, host }: { readonly port: number; readonly host: string },
  state: () => WatchState,
): Promise<StatusServer> {
  const server = createServer(({ method, url = '/' }, response) => {
    const path = url.split('?')[0];
    const { report } = state();
    if (method !== 'GET' && method !== 'HEAD') answer(response, 'text/plain', 'only reading is possible', 405);
    else if (path === '/') answer(response, 'text/html', statusPage(state()));
    else if (path === '/status.json')
      answer(response, 'application/json', `${JSON.stringify(statusOf(state()), undefined, 2)}\n`);
    else if (path === '/report' && report !== undefined) answer(response, 'text/html', reportPage(report));
    else answer(response, 'text/plain', 'not found', 404);
  });
  await new Promise<void>((done, fail) => {
    server.once('error', (error) => {
      const code = 'code' in error ? String(error.code) : error.message;
      fail(new WrongUsage(`the status page cannot be served on ${host}, port ${port}: ${code}`));
    });
    server.listen(port, host, done);
  });
  const bound = server.address();
  const own = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${own}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
