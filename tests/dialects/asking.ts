import { expect } from 'vitest';
import { dialectServer } from '../../src/adapters/mock/doors/server/dialect-server.ts';
import { EngineServer } from '../../src/adapters/mock/doors/server/engine-server.ts';
import { startNodeServer, type RunningNodeServer } from '../../src/adapters/mock/doors/node/node-server.ts';
import { plainRules } from '../../src/adapters/mock/engine/kernel/basics/world-rules.ts';
import { serverPace } from '../../src/adapters/mock/engine/market/broadcast.ts';
import { dialects } from '../../src/adapters/mock/dialects/families/dialects.ts';
import {
  countedBytes,
  dig,
  startWorld,
  type TestWorld,
} from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { SystemClock } from '../../src/adapters/wire/platform/system-clock.ts';

/** An answer as any client of these servers would read it. */
export interface PlainAnswer {
  readonly status: number;
  readonly text: string;
  /** Undefined where the body is no JSON. */
  readonly body: unknown;
  readonly headers: Headers;
}

export interface AskedServer {
  readonly world: TestWorld;
  readonly server: EngineServer;
  readonly origin: string;
  /** `POST /coin/trade`, with the fields in a form or in the query. */
  ask(
    operation: string,
    fields?: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<PlainAnswer>;
  /** Without a token. */
  visit(
    operation: string,
    fields?: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<PlainAnswer>;
  /** Sends a picture, a jpeg where nothing else is said. */
  upload(
    bytes: Uint8Array<ArrayBuffer>,
    headers?: Readonly<Record<string, string>>,
    as?: { readonly type?: string; readonly lang?: string },
  ): Promise<PlainAnswer>;
  /** Without the session so far. */
  forgetSession(): void;
  signIn(login: string, password?: string): Promise<void>;
  close(): Promise<void>;
}

async function plain(response: Response): Promise<PlainAnswer> {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  return { status: response.status, text, body, headers: response.headers };
}

/** A dialect on a port, asked with plain fetch; `standard` is the engine itself. */
export async function startDialect(name: string): Promise<AskedServer> {
  const dialect = dialects[name];
  if (dialect === undefined && name !== 'standard') throw new Error(`no dialect ${name}`);
  const { rules, pushing } = dialect ?? { rules: plainRules, pushing: { pace: serverPace } };
  const world = await startWorld({ rules, pace: pushing.pace });
  const clock = new SystemClock();
  const server = new EngineServer({ engine: world.engine, clock, random: countedBytes() });
  const faults: unknown[] = [];
  const onFault = (fault: unknown): void => void faults.push(fault);
  const door =
    dialect === undefined ? server : dialectServer({ server, dialect, clock, random: countedBytes(), onFault });
  const running: RunningNodeServer = await startNodeServer({ server, door, port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${running.port}`;
  let [token, cookie] = ['', ''];

  const send: AskedServer['visit'] = async (operation, fields = {}, headers = {}) => {
    const [method = 'GET', path = ''] = operation.split(' ');
    const form = new URLSearchParams(fields);
    const isRead = method === 'GET' || method === 'OPTIONS';
    const response = await fetch(`${origin}/api${path}${isRead && form.size > 0 ? `?${form.toString()}` : ''}`, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(cookie === '' ? {} : { Cookie: cookie }) },
      ...(isRead ? {} : { body: form }),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    expect(faults.splice(0)).toEqual([]);
    return plain(response);
  };

  return {
    world,
    server,
    origin,
    visit: send,
    ask: (operation, fields, headers = {}) => send(operation, fields, { ...headers, Authorization: token }),
    upload: async (bytes, headers = {}, { type = 'image/jpeg', lang = 'en' } = {}) => {
      const form = new FormData();
      form.set('lang', lang);
      form.set('file', new Blob([bytes], { type }), `picture.${type.slice('image/'.length)}`);
      const wish = { method: 'POST', body: form, redirect: 'manual' } as const;
      return plain(await fetch(`${origin}/api/upload`, { ...wish, headers: { ...headers, Authorization: token } }));
    },
    forgetSession: () => {
      cookie = '';
    },
    signIn: async (login, password = 'demo1234') => {
      const answer = await send('POST /user/login', { user_string: login, password });
      token = String(dig(answer.body, 'message'));
    },
    close: () => running.close(),
  };
}
