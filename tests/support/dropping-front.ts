import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { constants, createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { selfSigned } from './self-signed.ts';

export type FrontProtocol = 'HTTP/1.1' | 'HTTP/2';
/** Which answers never arrive: those on each reused connection, the first such one, or none. */
export type Drops = 'every' | 'first' | 'none';
/** What comes in place of the answer: the end of the connection, of this exchange on it alone, or a status. */
export type Ending = 'connection' | 'stream' | '502' | '408';

/** A write as it arrived. */
export interface ArrivedWrite {
  readonly path: string;
  /** Undefined without the header. */
  readonly requestId: string | undefined;
  /** Whether the connection had carried a request before. */
  readonly isReused: boolean;
  /** The server has carried it out, and its answer was thrown away. */
  isDropped: boolean;
}

/** What goes to the browser in place of an answer, over HTTP/1.1. */
export interface Twist {
  /** The write goes no further than to here: `answer` is undefined. */
  readonly isKeptAway?: boolean;
  /** All bytes, from the status line on; the connection ends behind them. */
  bytes(answer: Upstream | undefined, requestId: string | undefined): Buffer;
}

export interface DroppingFront {
  readonly address: string;
  /** Every POST, PUT and DELETE so far, in the order of arrival. */
  readonly writes: readonly ArrivedWrite[];
  /** From now on, for writes to this path. */
  drop(path: string, drops: Drops, ending?: Ending): void;
  /** From now on, for writes to this path. */
  twist(path: string, twist: Twist): void;
  close(): Promise<void>;
}

type Question = IncomingMessage | Http2ServerRequest;
type Reply = Http2ServerResponse | ServerResponse;

/** Headers of one connection are no business of the next. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

const passed = (headers: IncomingHttpHeaders | OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([header]) => !header.startsWith(':') && !ofConnection.has(header)),
  );

/** An answer of the server behind. */
export interface Upstream {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

async function bytesOf(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What the server behind answers, read to its end: what it was asked has taken effect. */
async function askBehind(behind: URL, question: Question): Promise<Upstream> {
  const body = await bytesOf(question);
  const { method = 'GET', url = '/' } = question;
  return new Promise((resolve, reject) => {
    const headers = { ...passed(question.headers), host: behind.host, 'content-length': body.length };
    const asked = ask(new URL(url, behind), { method, headers }, (answer) => {
      bytesOf(answer).then(
        (read) => resolve({ status: answer.statusCode ?? 502, headers: passed(answer.headers), body: read }),
        reject,
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

function passUpgradeOn(behind: URL, question: IncomingMessage, socket: Duplex): void {
  const target = connect(Number(behind.port), behind.hostname, () => {
    const headers = Object.entries({ ...question.headers, host: behind.host });
    const head = headers.map(([header, value]) => `${header}: ${String(value)}`);
    target.write(`${question.method ?? 'GET'} ${question.url ?? '/'} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
    target.pipe(socket).pipe(target);
  });
  for (const [one, other] of [
    [target, socket],
    [socket, target],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}

const writing: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE']);
/** Longer than any journey: a browser finds its connections alive. */
const keepAliveMs = 300_000;

/** Counts what arrives, and breaks the connection under an answer when it is told to. */
class Front {
  readonly writes: ArrivedWrite[] = [];
  readonly #behind: URL;
  readonly #used = new WeakSet<object>();
  #watched = '';
  #drops: Drops = 'none';
  #ending: Ending = 'connection';
  #twisted: { readonly path: string; readonly twist: Twist } | undefined;

  constructor(behind: URL) {
    this.#behind = behind;
  }

  drop(path: string, drops: Drops, ending: Ending = 'connection'): void {
    this.#watched = path;
    this.#drops = drops;
    this.#ending = ending;
  }

  twist(path: string, twist: Twist): void {
    this.#twisted = { path, twist };
  }

  /** `connection`: what the request came on. */
  async answer(question: Question, reply: Reply, connection: { destroy(): unknown }): Promise<void> {
    const isReused = this.#used.has(connection);
    this.#used.add(connection);
    const write = this.#noted(question, isReused);
    if (write !== undefined && write.path === this.#twisted?.path)
      return this.#answerTwisted(question, write, this.#twisted.twist);
    const answer = await askBehind(this.#behind, question);
    if (write !== undefined && this.#isToDrop(write)) {
      write.isDropped = true;
      if (this.#ending === '502' || this.#ending === '408') reply.writeHead(Number(this.#ending)).end();
      else if (this.#ending === 'stream' && 'stream' in reply) reply.stream.close(constants.NGHTTP2_INTERNAL_ERROR);
      else connection.destroy();
      return;
    }
    reply.writeHead(answer.status, answer.headers);
    reply.end(answer.body);
  }

  async #answerTwisted(question: Question, { requestId }: ArrivedWrite, { isKeptAway, bytes }: Twist): Promise<void> {
    const answer = isKeptAway === true ? undefined : await askBehind(this.#behind, question);
    if (answer === undefined) await bytesOf(question);
    question.socket.end(bytes(answer, requestId));
  }

  #noted({ method = 'GET', url = '/', headers }: Question, isReused: boolean): ArrivedWrite | undefined {
    if (!writing.has(method)) return undefined;
    const id = headers['idempotency-key'];
    const { pathname: path } = new URL(url, this.#behind);
    const write = { path, requestId: typeof id === 'string' ? id : undefined, isReused, isDropped: false };
    this.writes.push(write);
    return write;
  }

  #isToDrop({ path, isReused }: ArrivedWrite): boolean {
    if (path !== this.#watched || !isReused || this.#drops === 'none') return false;
    if (this.#drops === 'first') this.#drops = 'none';
    return true;
  }
}

function serverOf(protocol: FrontProtocol, front: Front) {
  if (protocol === 'HTTP/1.1') {
    const server = createServer({ keepAlive: true }, (question, reply) => {
      front.answer(question, reply, question.socket).catch(() => question.socket.destroy());
    });
    server.keepAliveTimeout = keepAliveMs;
    return server;
  }
  return createSecureServer({ ...selfSigned(), allowHTTP1: true }, (question, reply) => {
    const connection = question.httpVersionMajor === 2 ? question.stream.session : question.socket;
    if (connection === undefined) return;
    front.answer(question, reply, connection).catch(() => connection.destroy());
  });
}

/**
 * A server in front of another one, as a careless proxy: connections are kept alive, and one that was used before can be
 * broken after a write has taken effect and before its answer is sent.
 */
export async function startDroppingFront(behind: string, protocol: FrontProtocol): Promise<DroppingFront> {
  const target = new URL(behind);
  const front = new Front(target);
  const server = serverOf(protocol, front);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  });
  server.on('upgrade', (question: IncomingMessage, socket: Duplex) => passUpgradeOn(target, question, socket));
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `${protocol === 'HTTP/2' ? 'https' : 'http'}://localhost:${port}`,
    writes: front.writes,
    drop: (path, drops, ending) => front.drop(path, drops, ending),
    twist: (path, twist) => front.twist(path, twist),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
