import type { Socket } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { dialectNames } from '../../../../core/domain/server/dialect-name.ts';
import { SystemClock } from '../../../wire/platform/system-clock.ts';
import { dialects } from '../../dialects/families/dialects.ts';
import type { PushedEvent } from '../../engine/kernel/basics/engine-types.ts';
import { countedBytes, dig, requestOf, startWorld } from '../../engine/test-worlds/test-world.ts';
import { localBackend, type Backend } from '../backend/backend.ts';
import { EngineServer } from './engine-server.ts';
import { inPageTransport } from './in-page-socket.ts';
import { next, openSocket, startDoors } from '../test-doors.ts';

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

/** The number of quotes of a pair in twenty seconds. */
async function quotesIn({ engine, clock }: Awaited<ReturnType<typeof startWorld>>): Promise<number> {
  let count = 0;
  const deliver = ({ event, payload }: PushedEvent): void => {
    if (event === 'daymarket' && dig(payload, 'symbol') === 'BTC/USDT') count += 1;
  };
  const peer = engine.connect({ deliver, drop: () => undefined });
  for (let tick = 0; tick < 200; tick += 1) {
    clock.pass(100);
    engine.tick();
  }
  peer.close();
  return count;
}

test('W14 WorldDoor: in the words of a family the market is told of as often as that family does, and no longer afterwards', async () => {
  const world = await startWorld();
  const { presenter } = open(
    new EngineServer({ engine: world.engine, clock: new SystemClock(), random: countedBytes() }),
  );
  expect(await quotesIn(world)).toBeGreaterThan(40);
  for (const words of dialectNames.filter((name) => name !== 'standard')) {
    const dialect = dialects[words];
    if (dialect === undefined) throw new Error(`no dialect ${words}`);
    const { pushing, rules } = dialect;
    const own = await quotesIn(await startWorld({ rules, pace: pushing.pace }));
    await presenter.reset({ words });
    expect(Math.abs((await quotesIn(world)) - own)).toBeLessThanOrEqual(1);
    expect(own).toBeLessThan(20);
  }
  await presenter.reset({ words: 'standard' });
  expect(await quotesIn(world)).toBeGreaterThan(40);
});
