import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';

/** A host in front of a world whose answers to some addresses are wrong for a while. */
export interface WrongHost {
  readonly address: string;
  /** From now on each of these paths is answered so; without any the host is well. */
  answerWrong(wrong: ReadonlyMap<RegExp, WrongAnswer>): void;
  /** The paths that were asked for. */
  readonly asked: readonly string[];
  /** Those of them that were answered wrong. */
  readonly misled: readonly string[];
  close(): void;
}

export interface WrongAnswer {
  readonly type: string;
  readonly body: string;
  /** For how long the browser may keep it. */
  readonly caching?: string;
  /** The page itself gets the true file, and only what a worker fetches to keep is wrong. */
  readonly toWorkersAlone?: boolean;
}

/** A script or a stylesheet of a page is asked for as such; a worker fetches bytes. */
const isOfPage = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-dest'] === 'script' || headers['sec-fetch-dest'] === 'style';

function passOn(question: IncomingMessage, answer: ServerResponse, target: URL): void {
  const { method, headers, url } = question;
  const passed = request(new URL(url ?? '/', target), { method, headers }, (reply) => {
    // What the browser had kept by itself the worker would not ask for.
    answer.writeHead(reply.statusCode ?? 502, { ...reply.headers, 'cache-control': 'no-cache' });
    reply.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  answer.on('close', () => passed.destroy());
  question.pipe(passed);
}

export async function startWrongHost(behind: string): Promise<WrongHost> {
  const target = new URL(behind);
  let wrong: ReadonlyMap<RegExp, WrongAnswer> = new Map();
  const asked: string[] = [];
  const misled: string[] = [];
  const http = createServer((question, answer) => {
    const path = question.url ?? '/';
    asked.push(path);
    const [, found] = [...wrong].find(([pattern]) => pattern.test(path)) ?? [];
    if (found === undefined || (found.toWorkersAlone === true && isOfPage(question))) {
      passOn(question, answer, target);
      return;
    }
    misled.push(path);
    answer.writeHead(200, { 'content-type': found.type, 'cache-control': found.caching ?? 'no-cache' }).end(found.body);
  });
  http.on('upgrade', (question, socket, head) => {
    const line = connect(Number(target.port), target.hostname, () => {
      const headers = Object.entries(question.headers).map(([name, value]) => `${name}: ${String(value)}`);
      line.write(`${question.method} ${question.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      line.write(head);
      line.pipe(socket).pipe(line);
    });
    line.on('error', () => socket.destroy());
    socket.on('error', () => line.destroy());
    socket.on('close', () => line.destroy());
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const place = http.address();
  if (place === null || typeof place === 'string') throw new Error('the host has no port');
  return {
    address: `http://localhost:${place.port}`,
    answerWrong: (answers) => void (wrong = answers),
    asked,
    misled,
    close: () => {
      http.close();
      http.closeAllConnections();
    },
  };
}
