import { request, type ClientRequest } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { amount } from '../../../../core/money/amount.ts';
import { SystemClock } from '../../../wire/platform/system-clock.ts';
import { sampleJpeg } from '../../../../../tests/support/sample-pictures.ts';
import { dig } from '../../engine/test-worlds/test-world.ts';
import { EnginePresenter } from '../../presenter/engine-presenter.ts';
import { createHttpPresenter } from '../../presenter/http-presenter.ts';
import { startNodeServer, type RunningNodeServer } from './node-server.ts';
import { next, openSocket, startDoors, type TestDoors } from '../test-doors.ts';

let doors: TestDoors;
let running: RunningNodeServer;
let origin = '';
const sockets: Socket[] = [];

beforeEach(async () => {
  doors = await startDoors();
  const presenter = new EnginePresenter(doors.server);
  running = await startNodeServer({ server: doors.server, port: 0, host: '127.0.0.1', presenter });
  origin = `http://127.0.0.1:${running.port}`;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  await running.close();
});

const post = (path: string, fields: Record<string, string>, token = ''): Promise<Response> =>
  fetch(`${origin}/api${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Authorization: token },
  });

async function signIn(): Promise<string> {
  const answer: unknown = await (
    await post('/user/login', { user_string: 'demo@tandem.test', password: 'demo1234' })
  ).json();
  return String(dig(answer, 'message'));
}

test.each(['websocket', 'polling'])('startNodeServer: calls and events over a port, %s', async (transport) => {
  const token = await signIn();
  const list: unknown = await (await post('/wallet/list', {}, token)).json();
  expect(dig(list, 'message', 'change_wallet', 'usdt_totle')).toEqual(expect.any(Number));
  const socket = openSocket(origin, { transports: [transport] });
  sockets.push(socket);
  await next(socket, 'connect');
  expect(await socket.emitWithAck('login', '70001', token)).toBe(true);
  const quote = next(socket, 'daymarket');
  doors.clock.pass(1500);
  expect(await quote).toMatchObject({ type: 'daymarket' });
});

test('R3 startNodeServer: a login of what is no text is refused, and the server goes on', async () => {
  const token = await signIn();
  const socket = openSocket(origin, { transports: ['websocket'] });
  sockets.push(socket);
  await next(socket, 'connect');
  const odd = [{ toString: 1, valueOf: 1 }, [{ toString: 1 }], null, true];
  for (const value of odd) {
    expect(await socket.emitWithAck('login', value, token)).toBe(false);
    expect(await socket.emitWithAck('login', '70001', value)).toBe(false);
  }
  socket.emit('login', { toString: 1, valueOf: 1 }, 'x');
  expect(await socket.emitWithAck('login', '70001', token)).toBe(true);
});

test('R12 startNodeServer: a listener that reads nothing is put out before its events fill the memory', async () => {
  const polling = `${origin}/socket.io/?EIO=4&transport=polling`;
  const [, sid = ''] = /"sid":"([^"]+)"/.exec(await (await fetch(polling)).text()) ?? [];
  const address = `${polling}&sid=${sid}`;
  expect((await fetch(address, { method: 'POST', body: '40' })).status).toBe(200);
  // A minute of events, much less than the time after which a silent client is given up.
  await expect
    .poll(
      async () => {
        doors.clock.pass(2000);
        await new Promise((resolve) => setTimeout(resolve, 100));
        return (await fetch(address, { method: 'POST', body: '3' })).status;
      },
      { timeout: 30_000 },
    )
    .toBe(400);
});

test('R12 startNodeServer: more listeners than anybody needs are refused, and calls are answered', async () => {
  const polling = `${origin}/socket.io/?EIO=4&transport=polling`;
  const asked = Array.from({ length: 210 }, async () => (await fetch(polling)).status);
  const statuses = await Promise.all(asked);
  expect([statuses.filter((status) => status === 200).length, new Set(statuses)]).toEqual([200, new Set([200, 403])]);
  expect((await fetch(`${origin}/api/getSiteConfig`)).status).toBe(200);
});

test('R12 startNodeServer: a connection that asks for hundreds of lists before it reads one is ended', async () => {
  const socket = connect(running.port, '127.0.0.1');
  const ended = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  let answers = '';
  socket.on('data', (part: Buffer) => void (answers += part.toString()));
  socket.write('GET /api/currency/quotation_new HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500));
  await ended;
  expect(answers.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(50);
  expect((await fetch(`${origin}/api/getSiteConfig`)).status).toBe(200);
});

test('startNodeServer: a handshake of Engine.IO 3 is accepted', async () => {
  const answer = await fetch(`${origin}/socket.io/?EIO=3&transport=polling`);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"pingInterval"')]);
});

test('startNodeServer: a lost answer breaks the connection, and the write took effect once', async () => {
  const token = await signIn();
  doors.server.setFaults({ loseNextAnswer: true });
  expect((await post('/wallet/list', {}, token)).status).toBe(200);
  await expect(post('/optional/add', { currency_id: '1' }, token)).rejects.toThrow('fetch failed');
  expect(await (await post('/optional/add', { currency_id: '1' }, token)).json()).toMatchObject({ type: 'error' });
  expect(doors.server.faults().loseNextAnswer).toBe(false);
});

test('startNodeServer: a call that is delayed goes on when the delay gets shorter', async () => {
  doors.server.setFaults({ latencyMs: 120_000 });
  let isAnswered = false;
  const answer = fetch(`${origin}/api/news/list`, { method: 'POST' }).finally(() => (isAnswered = true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isAnswered).toBe(false);
  // The call may reach the server only after the first change.
  const shorter = setInterval(() => doors.server.setFaults({ latencyMs: doors.server.faults().latencyMs - 1 }), 10);
  expect((await answer).status).toBe(200);
  clearInterval(shorter);
  doors.server.setFaults({ latencyMs: 0 });
});

test('startNodeServer: an expired call answers 999 once and leaves the session alone', async () => {
  const token = await signIn();
  doors.server.setFaults({ expireNextCall: true });
  expect(await (await post('/news/list', { c_id: '4' }, token)).json()).toMatchObject({ type: 'ok' });
  expect(await (await post('/wallet/list', {}, token)).json()).toMatchObject({ type: '999' });
  expect(await (await post('/wallet/list', {}, token)).json()).toMatchObject({ type: 'ok' });
});

test('startNodeServer: a share of calls fails without effect', async () => {
  const token = await signIn();
  doors.server.setFaults({ failedPercent: 100 });
  expect((await post('/optional/add', { currency_id: '1' }, token)).status).toBe(500);
  doors.server.setFaults({ failedPercent: 0 });
  expect(
    await (await fetch(`${origin}/api/optional/list`, { headers: { Authorization: token } })).json(),
  ).toMatchObject({ message: [] });
});

test('R12 startNodeServer: four pictures of five megabytes, sent at once, arrive by way of files, and are stored whole', async () => {
  const token = await signIn();
  const picture = new Uint8Array(5 * 1024 * 1024).fill(7);
  picture.set(sampleJpeg);
  const send = async (): Promise<unknown> => {
    const body = new FormData();
    body.append('file', new Blob([picture], { type: 'image/jpeg' }), 'a.jpg');
    return (await fetch(`${origin}/api/upload`, { method: 'POST', body, headers: { Authorization: token } })).json();
  };
  for (const answer of await Promise.all([send(), send(), send(), send()])) {
    expect(answer).toMatchObject({ type: 'ok' });
    const stored = await fetch(`${origin}${String(dig(answer, 'message'))}`);
    expect(Buffer.compare(new Uint8Array(await stored.arrayBuffer()), picture)).toBe(0);
  }
});

test('startNodeServer: a file that is too large is refused in words', async () => {
  const headers = { Authorization: await signIn() };
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(12 * 1024 * 1024)], { type: 'image/png' }), 'large.png');
  const answer = await fetch(`${origin}/api/upload`, { method: 'POST', body, headers });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { type: 'error', message: 'The picture is larger than 10 megabytes.' },
  ]);
});

test('startNodeServer: a long answer is packed for clients that read it so, and for no others', async () => {
  const ask = (encoding: string): Promise<Response> =>
    fetch(`${origin}/api/currency/quotation_new`, { headers: { 'accept-encoding': encoding } });
  const [packed, plain] = [await ask('gzip'), await ask('identity')];
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(dig(await packed.json(), 'type')).toBe(dig(await plain.json(), 'type'));
});

test('startNodeServer: a form that is too long is HTTP 413 before it has been sent', async () => {
  const headers = { 'content-length': 64 * 1024 * 1024 };
  const sent = request(`${origin}/api/user/login`, { method: 'POST', headers }).on('error', () => undefined);
  const status = new Promise((resolve) => void sent.once('response', (answer) => resolve(answer.statusCode)));
  sent.write(new Uint8Array(1024));
  expect(await status).toBe(413);
  sent.destroy();
});

async function uploadAs(token: string): Promise<unknown> {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(sampleJpeg)], { type: 'image/jpeg' }), 'a.jpg');
  const answer = await fetch(`${origin}/api/upload`, { method: 'POST', body, headers: { Authorization: token } });
  return [answer.status, dig(await answer.json(), 'type')];
}

test('R12 startNodeServer: pictures are taken of persons alone, and of each only so many at the same time', async () => {
  expect(await uploadAs('')).toEqual([200, '999']);
  expect(await uploadAs('of nobody')).toEqual([200, '999']);
  const [token, other] = [await signIn(), await doors.signIn('lv1@tandem.test')];
  const half = new Uint8Array(5 * 1024 * 1024);
  const headers = { 'content-length': half.length * 2, authorization: token };
  const holdTwo = async (): Promise<readonly ClientRequest[]> => {
    const both = [1, 2].map(() =>
      request(`${origin}/api/upload`, { method: 'POST', headers }).on('error', () => undefined),
    );
    await Promise.all(both.map((one) => new Promise((resolve) => void one.write(half, resolve))));
    return both;
  };
  let held = await holdTwo();
  const letGo = (): void => held.forEach((one) => void one.destroy());
  // Each attempt is made a minute after the one before, so that only the room for bodies can refuse it.
  const large = (): Promise<Response> => {
    doors.clock.pass(60_000);
    return fetch(`${origin}/api/upload`, {
      method: 'POST',
      body: new Uint8Array(3 * 1024 * 1024),
      headers: { authorization: token },
    });
  };
  // Sent is not yet arrived: where the third was sooner, it took the room of one of the two.
  await expect
    .poll(async () => {
      const { status } = await large();
      if (status === 429) return status;
      letGo();
      held = await holdTwo();
      return status;
    })
    .toBe(429);
  expect(await uploadAs(other)).toEqual([200, 'ok']);
  letGo();
  await expect.poll(async () => (await large()).status).not.toBe(429);
  expect(await uploadAs(token)).toEqual([200, 'ok']);
});

test('startNodeServer: calls are counted by the address of the connection, whatever a client says', async () => {
  const ask = (name: string) =>
    fetch(`${origin}/api/wallet/getRateCurrency?id=1`, { headers: { authorization: name, 'x-tandem-address': name } });
  const answers = await Promise.all(Array.from({ length: 61 }, (_, index) => ask(String(index))));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});

test(
  'startNodeServer: it ends although a browser holds connections on which it asks for nothing, or asks half of it',
  { timeout: 10_000 },
  async () => {
    const other = await startNodeServer({ server: doors.server, port: 0, host: '127.0.0.1' });
    const ends = ['', 'GET /api/currency/quotation_new HTTP/1.1\r\nHost: x\r\n'].map((begun) => {
      const socket = connect(other.port, '127.0.0.1', () => void (begun !== '' && socket.write(begun)));
      return new Promise<string>(
        (resolve) => void socket.on('error', () => undefined).on('close', () => resolve('ended')),
      );
    });
    await fetch(`http://127.0.0.1:${other.port}/api/currency/quotation_new`);
    await other.close();
    expect(await Promise.all(ends)).toEqual(['ended', 'ended']);
  },
);

test('control: the presenter works over HTTP', async () => {
  const presenter = createHttpPresenter({ origin, fetch, clock: new SystemClock() });
  const before = await presenter.state();
  await presenter.advance({ milliseconds: 60_000 });
  await presenter.setSpeed({ speed: 0 });
  await presenter.setFaults({ latencyMs: 5 });
  const { identifier, password } = await presenter.becomePersona({ persona: 'newcomer' });
  await presenter.topUp({ identifier, account: 'live', currency: 'USDT', amount: amount('12.5') });
  await presenter.topUp({ identifier, account: 'live', wallet: 'options', currency: 'ETH', amount: amount('3') });
  const after = await presenter.state();
  expect(after).toMatchObject({
    speed: 0,
    seed: before.seed,
    now: before.now + 60_000,
    faults: { latencyMs: 5, failedPercent: 0 },
  });
  const token = await doors.signIn(identifier, password);
  const wallets = await doors.call('POST /wallet/list', {}, token);
  expect(dig(wallets, 'message', 'change_wallet', 'usdt_totle')).toBe(12.5);
  const seconds = [dig(wallets, 'message', 'micro_wallet', 'balance')].flat();
  expect(seconds.find((row) => dig(row, 'currency_name') === 'ETH')).toMatchObject({ micro_balance: '3.00000000' });
});

test('control: what is wrong is said, and pages of other origins cannot reach it', async () => {
  const presenter = createHttpPresenter({ origin, fetch, clock: new SystemClock() });
  const wish = { identifier: 'nobody@tandem.test', account: 'live', currency: 'USDT', amount: amount('1') } as const;
  await expect(presenter.topUp(wish)).rejects.toMatchObject({
    kind: 'server',
    message: 'There is no account with this name.',
  });
  const toDemo = { ...wish, identifier: 'demo@tandem.test', amount: amount('1000000000.01') };
  await expect(presenter.topUp(toDemo)).rejects.toMatchObject({
    message: 'The amount must not be more than 1000000000.',
  });
  await presenter.topUp({ ...toDemo, amount: amount('1000000000') });
  await expect(presenter.topUp({ ...toDemo, wallet: 'fiat', currency: 'XRP', amount: amount('1') })).rejects.toThrow(
    'There is no such wallet.',
  );
  const told = async (name: string, argument: unknown): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(argument);
    return dig(await (await fetch(`${origin}/__control/${name}`, { method: 'POST', headers, body })).json(), 'error');
  };
  expect(await told('advance', { x: 1 })).toBe(
    'takes {"milliseconds": 3600000}, {"to": "next-event"} or {"to": "scene-event"}',
  );
  expect(await told('setSpeed', { speed: 7 })).toBe('speed: Invalid type: Expected (0 | 1 | 60 | 3600) but received 7');
  await expect(presenter.advance({ milliseconds: -1 })).rejects.toMatchObject({ kind: 'server' });
  const simple = await fetch(`${origin}/__control/reset`, { method: 'POST', body: '{}' });
  expect([simple.status, simple.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

/** A call as a page of a browser makes it, which alone may not choose these two headers. */
const callAs = (headers: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = running;
    const asked = request(
      {
        port,
        host: '127.0.0.1',
        path: '/__control/state',
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    asked.once('error', reject);
    asked.end('{}');
  });

test.each([
  ['its address', { host: '127.0.0.1:8787' }, 200],
  ['its name, from a page of its own', { host: 'localhost', origin: 'http://localhost:4173' }, 200],
  ['the other family', { host: '[::1]:8787' }, 200],
  ['a name that was made to point here', { host: 'evil.example:8787', origin: 'http://evil.example:8787' }, 403],
  ['a name that begins like it', { host: 'localhost.evil.example' }, 403],
  ['its name, from a page elsewhere', { host: 'localhost:8787', origin: 'https://evil.example' }, 403],
  ['its name, from a page without origin', { host: 'localhost:8787', origin: 'null' }, 403],
  ['nothing that can be read', { host: '/:@' }, 403],
])('control: called by %s', async (_, headers, status) => {
  expect(await callAs(headers)).toBe(status);
});

test('startNodeServer: of many sign-ins of one caller in a minute the last are refused, for any name', async () => {
  const tries = Array.from({ length: 61 }, (_, index) =>
    post('/user/login', { user_string: `nobody${index}@tandem.test`, password: 'guess777' }),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});
