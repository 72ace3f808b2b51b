import { webcrypto } from 'node:crypto';
import { EngineServer, type Outcome } from '../../src/adapters/mock/doors/server/engine-server.ts';
import { startNodeServer } from '../../src/adapters/mock/doors/node/node-server.ts';
import { createEngine } from '../../src/adapters/mock/engine/engine.ts';
import type { SocketListener, SocketPeer } from '../../src/adapters/mock/engine/kernel/requests/peers.ts';
import { MemoryStorage } from '../../src/adapters/mock/engine/storage/memory-storage.ts';
import { SystemClock } from '../../src/adapters/wire/platform/system-clock.ts';
import { calmDays } from '../../src/adapters/mock/engine/test-worlds/test-days.ts';

/** Calls that visitors may ask here and elsewhere may not. */
const isGuardedElsewhere = (operation: string): boolean =>
  /^(?:GET \/dual\/|GET \/follow\/|GET \/bind_box\/|POST \/bind_box\/getBind|GET \/lh\/deposit\/(?:getcurrency|configclass))/.test(
    operation,
  );

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Fields = { [key: string]: Json };

/** What a server does differently from the protocol. Operations are those of the real account; practice does the same. */
interface Crookedness {
  /** Another operation that is served instead, or an answer that is given at once. */
  readonly instead?: (operation: string, fields: URLSearchParams) => string | Response | undefined;
  readonly bend?: (operation: string, answer: Fields, token: string) => Json;
  /** Pushed events that never come. */
  readonly silent?: readonly string[];
}

/** `allowed`: the verbs that the path has instead. */
const page = (title: string, status: number, allowed = ''): Response =>
  new Response(`<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      'Access-Control-Allow-Origin': '*',
      ...(allowed === '' ? {} : { Allow: allowed }),
    },
  });

/** The same value with every object inside it changed. */
function eachObject(value: Json, change: (fields: Fields) => Fields): Json {
  if (Array.isArray(value)) return value.map((item) => eachObject(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(change(value)).map(([key, inner]) => [key, eachObject(inner, change)]));
}

const withoutFields = (value: Json, ...keys: readonly string[]): Json =>
  eachObject(value, (fields) => Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key))));

const isIn = (operation: string, ...operations: readonly string[]): boolean => operations.includes(operation);
const isRefusal = ({ type, code }: Fields): boolean =>
  type === 'error' || type === '999' || type === '998' || code === -1;
const decimal = /^[+-]?\d+\.\d+$/;

const crookednesses = {
  'refuses visitors with error': {
    bend: (_operation, answer) => (answer['type'] === '999' ? { ...answer, type: 'error' } : answer),
  },
  'other state codes': {
    bend: (operation, answer) =>
      operation === 'GET /coin/list'
        ? eachObject(answer, (row) =>
            typeof row['status'] === 'number' ? { ...row, status: row['status'] + 10 } : row,
          )
        : answer,
  },
  'numbers for strings': {
    bend: (operation, answer) =>
      isIn(operation, 'GET /coin/list', 'POST /wallet/list', 'GET /currency/quotation_new')
        ? eachObject(answer, (row) =>
            Object.fromEntries(
              Object.entries(row).map(([key, value]) => [
                key,
                typeof value === 'string' && decimal.test(value) ? Number(value) : value,
              ]),
            ),
          )
        : answer,
  },
  'missing fields': {
    bend: (operation, answer) => {
      if (operation === 'GET /currency/quotation_new') return withoutFields(answer, 'now_price', 'change', 'volume');
      if (operation === 'POST /wallet/list') return withoutFields(answer, 'lock_change_balance');
      return operation === 'GET /coin/list' ? withoutFields(answer, 'target_price') : answer;
    },
  },
  'Chinese texts': {
    bend: (operation, answer) => {
      if (isRefusal(answer)) return { ...answer, ...('msg' in answer ? { msg: '参数错误' } : { message: '参数错误' }) };
      if (operation !== 'POST /wallet/legal_log') return answer;
      return eachObject(answer, (row) => ('info' in row ? { ...row, info: '充值到账' } : row));
    },
  },
  'HTML with 200': {
    instead: (operation) =>
      isIn(operation, 'POST /news/list', 'GET /optional/list', 'POST /wallet/legal_log')
        ? page('Maintenance', 200)
        : undefined,
  },
  'PUT /lever/submit alone opens': {
    instead: (operation) => {
      if (/^(?:GET|POST) \/lever\/submit$/.test(operation)) return page('Method Not Allowed', 405, 'PUT');
      return operation === 'PUT /lever/submit' ? 'POST /lever/submit' : undefined;
    },
  },
  'has no loans': {
    instead: (operation) => (/borrowing/i.test(operation) ? page('Not Found', 404) : undefined),
  },
  'answers orders with a page': {
    instead: (operation) => (operation === 'POST /coin/trade' ? page('Bad Gateway', 502) : undefined),
  },
  'no way to cancel': {
    instead: (operation) => {
      if (/^(?:GET|PUT) \/coin\/trade$/.test(operation)) return page('Method Not Allowed', 405, 'POST');
      return /\/coin\/cancelTrade$/i.test(operation) ? page('Not Found', 404) : undefined;
    },
  },
  'POST /coin/cancelTrade alone cancels': {
    instead: (operation) =>
      operation === 'PUT /coin/trade' || operation.endsWith('/coin/canceltrade') ? page('Not Found', 404) : undefined,
  },
  'no order book events': { silent: ['market_depth'] },
  'no quote events': { silent: ['daymarket'] },
  'accepts cancels and keeps the order': {
    instead: (operation, fields) =>
      operation === 'PUT /coin/trade' && fields.has('id') ? Response.json({ type: 'ok', message: '' }) : undefined,
  },
  'turns visitors away from lists': {
    bend: (operation, answer, token) =>
      token === '' && isGuardedElsewhere(operation) ? { type: '999', message: 'Please sign in.' } : answer,
  },
  'repeats the token': {
    bend: (operation, answer, token) =>
      operation === 'GET /user/info' && token !== '' ? { type: 'error', message: `no rights for ${token}` } : answer,
  },
} as const satisfies Readonly<Record<string, Crookedness>>;

export type CrookednessName = keyof typeof crookednesses;

/** Those that an operator's server is likely to have, which the app must live with all at the same time. */
export const usualCrookednesses: readonly CrookednessName[] = [
  'refuses visitors with error',
  'other state codes',
  'numbers for strings',
  'missing fields',
  'Chinese texts',
  'HTML with 200',
  'PUT /lever/submit alone opens',
  'no way to cancel',
];

const apiPath = '/api';
const moniRoot = /^\/moni(optional|coin|lever|wallet)\//;

/** The operation as the real account has it. */
function operationOf(request: Request): string {
  const path = new URL(request.url).pathname.slice(apiPath.length);
  return `${request.method} ${path.replace(moniRoot, '/$1/')}`;
}

/** The same request under another operation of the same account. */
function redirected(request: Request, operation: string, body: string): Request {
  const url = new URL(request.url);
  const [method = '', path = ''] = operation.split(' ');
  const isPractice = moniRoot.test(url.pathname.slice(apiPath.length));
  url.pathname = `${apiPath}${isPractice ? path.replace('/', '/moni') : path}`;
  return new Request(url, { method, headers: request.headers, ...(method === 'GET' ? {} : { body }) });
}

/** The backend with a layer in front of it that breaks the protocol in chosen ways. */
export class CrookedServer extends EngineServer {
  #chosen: readonly Crookedness[] = [];

  become(names: readonly CrookednessName[]): void {
    this.#chosen = names.map((name) => crookednesses[name]);
  }

  override async serve(request: Request): Promise<Outcome> {
    const operation = operationOf(request);
    const body = request.method === 'GET' ? '' : await request.clone().text();
    const fields = new URLSearchParams(body);
    const others = this.#chosen.map(({ instead }) => instead?.(operation, fields));
    const other = others.find((one) => one !== undefined);
    if (other instanceof Response) return { kind: 'answer', response: other };
    const outcome = await super.serve(other === undefined ? request : redirected(request, other, body));
    if (outcome.kind === 'lost') return outcome;
    return { kind: 'answer', response: await this.#bent(operation, outcome.response, request) };
  }

  override connect(listener: SocketListener): SocketPeer | undefined {
    const silent = this.#chosen.flatMap((one) => one.silent ?? []);
    return super.connect({
      deliver: (pushed) => {
        if (!silent.includes(pushed.event)) listener.deliver(pushed);
      },
      drop: () => listener.drop(),
    });
  }

  async #bent(operation: string, response: Response, request: Request): Promise<Response> {
    const text = await response.text();
    if (text === '') return response;
    const token = request.headers.get('authorization') ?? '';
    const answer = this.#chosen.reduce<Json>(
      (bent, { bend }) =>
        typeof bent === 'object' && bent !== null && !Array.isArray(bent)
          ? (bend?.(operation, bent, token) ?? bent)
          : bent,
      JSON.parse(text) as Json,
    );
    const { status } = response;
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    headers.delete('content-encoding');
    return new Response(JSON.stringify(answer), { status, headers });
  }
}

export interface RunningCrookedServer {
  readonly server: CrookedServer;
  readonly address: string;
  stop(): Promise<void>;
}

const random = (length: number): Uint8Array => webcrypto.getRandomValues(new Uint8Array(length));

/** A server on a free port, straight until it becomes something else; its people have a past. */
export async function startCrookedServer(): Promise<RunningCrookedServer> {
  const clock = new SystemClock();
  const storage = new MemoryStorage();
  const engine = await createEngine({ seed: 20_260_101, clock, storage, random, calmDays, hasPast: true });
  const server = new CrookedServer({ engine, clock, random });
  const node = await startNodeServer({ server, port: 0, host: '127.0.0.1', tickMs: 400 });
  return {
    server,
    address: `http://127.0.0.1:${node.port}`,
    stop: async () => {
      await node.close();
      await engine.close();
    },
  };
}
