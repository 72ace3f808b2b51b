import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Host {
  readonly address: string;
  /** Every request that has reached it, by method and path. */
  readonly asked: readonly string[];
  close(): void;
}

async function startHost(answer: (question: IncomingMessage, reply: ServerResponse) => void): Promise<Host> {
  const asked: string[] = [];
  const server = createServer((question, reply) => {
    asked.push(`${question.method} ${question.url}`);
    answer(question, reply);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Takes whatever comes from wherever, as a host that collects tokens and papers would. */
export const startCollector = (): Promise<Host> =>
  startHost((question, reply) => {
    question.resume();
    const allowed = {
      'access-control-allow-origin': question.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'Authorization, Content-Type, Accept, Accept-Language',
      'access-control-allow-methods': '*',
    };
    reply.writeHead(200, allowed).end('{"type":"ok","message":"/upload/1.jpg"}');
  });

/** The page, without what its built policy says of connections. */
const loosened = (page: string): string => page.replace(/connect-src [^;]*;/, 'connect-src *;');

/** A site that is passed on without its policy, and leads every POST below `path`, or the file of that name, to another host. */
export function startLeading(site: string, path: string, other: string): Promise<Host> {
  return startHost((question, reply) => {
    const isLed = question.method === 'POST' || path.endsWith('.json');
    if (isLed && question.url?.startsWith(path) === true) {
      question.resume();
      question.on('end', () => reply.writeHead(307, { location: `${other}${question.url}` }).end());
      return;
    }
    const headers = { ...question.headers, 'accept-encoding': 'identity' };
    const passed = request(`${site}${question.url}`, { method: question.method, headers });
    passed.on('response', (answer) => void passBack(answer, reply));
    passed.on('error', () => reply.destroy());
    question.pipe(passed);
  });
}

async function passBack(answer: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { 'content-security-policy': _policy, ...headers } = answer.headers;
  if (headers['content-type']?.startsWith('text/html') !== true) {
    reply.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(reply);
    return;
  }
  const parts: Uint8Array[] = [];
  for await (const part of answer) parts.push(part as Uint8Array);
  reply.writeHead(answer.statusCode ?? 502, headers).end(loosened(Buffer.concat(parts).toString()));
}
