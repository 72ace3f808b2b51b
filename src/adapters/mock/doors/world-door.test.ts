import type { Socket } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { SystemClock } from '../../wire/platform/system-clock.ts';
import { countedBytes, dig, requestOf, startWorld } from '../engine/test-world.ts';
import { localBackend, type Backend } from './backend.ts';
import { EngineServer } from './engine-server.ts';
import { inPageTransport } from './in-page-socket.ts';
import { next, openSocket, startDoors } from './test-doors.ts';

let socket: Socket | undefined;
afterEach(() => {
  socket?.disconnect();
});

const open = (server: EngineServer): Backend => localBackend(server, new SystemClock());
const ask = (backend: Backend, operation: string, fields: Record<string, string> = {}): Promise<Response> =>
  backend.fetch(requestOf(operation, fields));

test('WorldDoor: the presenter begins a world in other words, and goes back to those of the specification', async () => {
  const { server } = await startDoors();
  const backend = open(server);
  expect(await backend.presenter.reset({ words: 'd' })).toBe('done');
  expect((await backend.presenter.state()).words).toBe('d');
  expect((await ask(backend, 'GET /getBorrowingproList')).status).toBe(404);
  await backend.presenter.reset({ seed: 5 });
  expect((await backend.presenter.state()).words).toBe('d');
  await backend.presenter.reset({ words: 'standard' });
  expect((await ask(backend, 'GET /getBorrowingproList')).status).toBe(200);
});

test('WorldDoor: the rules of the other servers come with their words', async () => {
  const { server } = await startDoors();
  const { presenter } = open(server);
  await presenter.reset({ words: 'd' });
  expect(server.engine.control.basis().rules?.contracts.margin).toBe('number');
  await presenter.reset({ words: 'standard' });
  expect(server.engine.control.basis().rules).toBeUndefined();
});

test('WorldDoor: a world that is opened again, and one from a file, go on in their own words', async () => {
  const { server, engine, storage, clock } = await startDoors();
  const { presenter } = open(server);
  await presenter.reset({ words: 'a' });
  const file = await presenter.saveWorld();
  await engine.close();
  const again = await startWorld({ storage, clock });
  const reopened = open(new EngineServer({ engine: again.engine, clock: new SystemClock(), random: countedBytes() }));
  expect((await ask(reopened, 'GET /paymentslist')).status).toBe(200);
  await reopened.presenter.reset({ words: 'standard' });
  await reopened.presenter.reset({ file });
  expect((await reopened.presenter.state()).words).toBe('a');
});

test('WorldDoor: in a page, which keeps no cookies, a code that was sent can be used', async () => {
  const { server } = await startDoors();
  const backend = open(server);
  await backend.presenter.reset({ words: 'b' });
  const address = 'new-here@tandem.test';
  await ask(backend, 'POST /sms_mail', { user_string: address, type: 'email' });
  const checked = await ask(backend, 'POST /user/check_email', { email: address, email_code: '246810' });
  expect(dig(await checked.json(), 'type')).toBe('ok');
});

test('WorldDoor: a connection waits for the tables and is told in their words', async () => {
  const { server, engine, clock } = await startDoors();
  const backend = open(server);
  await backend.presenter.reset({ words: 'b' });
  socket = openSocket('http://demo.invalid', { transports: [inPageTransport(backend.openFrames)] });
  await next(socket, 'connect');
  const quote = next(socket, 'daymarket');
  clock.pass(1500);
  engine.tick();
  expect(await quote).toMatchObject({ type: 'daymarket' });
});
