import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SystemClock } from '../../../wire/platform/system-clock.ts';
import { BackendSwitch } from '../backend/backend-switch.ts';
import { localBackend } from '../backend/backend.ts';
import { inPageTransport } from '../server/in-page-socket.ts';
import { TabFollower } from './tab-follower.ts';
import { TabLeader } from './tab-leader.ts';
import { next, openSocket, startDoors, type TestDoors } from '../test-doors.ts';

const clock = new SystemClock();
let doors: TestDoors;
let follower: TabFollower;
let name: string;
const channels: BroadcastChannel[] = [];
const sockets: Socket[] = [];

function openChannel(line: string): BroadcastChannel {
  const channel = new BroadcastChannel(line);
  channels.push(channel);
  return channel;
}

beforeEach(async () => {
  doors = await startDoors();
  name = randomUUID();
  new TabLeader(openChannel(name), localBackend(doors.server, clock)).start();
  follower = new TabFollower(openChannel(name), 'second');
  await follower.greet();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  follower.leave();
  // An answer now means that the leader has handled everything before it, and has nothing left to send.
  await new TabFollower(openChannel(name), 'last').greet();
  for (const channel of channels.splice(0)) channel.close();
});

const addFavourite = (token: string): Promise<Response> =>
  follower.fetch('http://demo.invalid/api/optional/add', {
    method: 'POST',
    body: new URLSearchParams({ currency_id: '1' }),
    headers: { Authorization: token },
  });

test('TabFollower: a call in the second tab changes the one engine', async () => {
  const token = await doors.signIn('demo@tandem.test');
  expect(await (await addFavourite(token)).json()).toEqual({ type: 'ok', message: { id: 1 } });
  expect(await doors.call('GET /optional/list', {}, token)).toMatchObject({ message: [{ currency_id: 1 }] });
});

test('TabFollower: a lost answer is lost in the second tab too', async () => {
  const token = await doors.signIn('demo@tandem.test');
  doors.server.setFaults({ loseNextAnswer: true });
  await expect(addFavourite(token)).rejects.toThrow('Failed to fetch');
});

test('TabFollower: events reach the second tab', async () => {
  const socket = openSocket('http://demo.invalid', { transports: [inPageTransport(follower.openFrames)] });
  sockets.push(socket);
  await next(socket, 'connect');
  const quote = next(socket, 'daymarket');
  doors.clock.pass(1500);
  follower.tick();
  expect(await quote).toMatchObject({ type: 'daymarket' });
});

test('TabFollower: the presenter of the second tab steers the one engine, and hears of changes', async () => {
  const told = new Promise((resolve) => void follower.presenter.watchState(resolve));
  await follower.presenter.setSpeed({ speed: 60 });
  expect(await told).toMatchObject({ speed: 60 });
  await expect(follower.presenter.advance({ milliseconds: -1 })).rejects.toMatchObject({ kind: 'server' });
});

test('BackendSwitch: when the first tab is gone, the second goes on with its own engine', async () => {
  const backends = new BackendSwitch();
  await backends.use(Promise.resolve(follower));
  const socket = openSocket('http://demo.invalid', { transports: [inPageTransport(backends.openFrames)] });
  sockets.push(socket);
  await next(socket, 'connect');
  const lost = next(socket, 'disconnect');
  follower.leave();
  const own = await startDoors();
  await backends.use(Promise.resolve(localBackend(own.server, clock)));
  expect(await lost).toBe('transport close');
  await next(socket, 'connect');
  await own.engine.control.reset({ seed: 7 });
  expect(await backends.presenter.state()).toMatchObject({ seed: 7 });
});
