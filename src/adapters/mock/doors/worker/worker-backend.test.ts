import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SystemClock } from '../../../wire/platform/system-clock.ts';
import { StoredWorldError } from '../../engine/storage/journal-storage.ts';
import { hostEngine } from './engine-host.ts';
import type { EngineServer } from '../server/engine-server.ts';
import { inPageTransport } from '../server/in-page-socket.ts';
import { TabFollower } from '../tabs/tab-follower.ts';
import { next, openSocket, startDoors, type TestDoors } from '../test-doors.ts';
import { openOrAsk } from '../page/unreadable-world.ts';
import { startEngineWorker, type EngineWorker, type WorkerLike } from './worker-backend.ts';
import { readStart } from './worker-message-codec.ts';

const clock = new SystemClock();
let doors: TestDoors;
const lines: MessagePort[] = [];
const sockets: Socket[] = [];

/** A worker in the same thread: the same messages over the same kind of port. */
const workerWith = (open: () => Promise<EngineServer>): WorkerLike => ({
  postMessage: (message) => {
    const start = readStart(message);
    if (start === undefined) return;
    lines.push(start.line);
    hostEngine(start.line, { clock, open });
  },
  addEventListener: () => undefined,
  terminate: () => undefined,
});

const started = async (open: () => Promise<EngineServer>): Promise<EngineWorker> => {
  const worker = await startEngineWorker({ create: async () => workerWith(open), clock });
  if (worker === undefined) throw new Error('no worker');
  return worker;
};

beforeEach(async () => {
  doors = await startDoors();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  for (const line of lines.splice(0)) line.close();
  vi.useRealTimers();
});

test('startEngineWorker: calls, events and the presenter reach the engine in the worker', async () => {
  const backend = await (await started(async () => doors.server)).open(undefined);
  const token = await doors.signIn('demo@tandem.test');
  const headers = { Authorization: token };
  const body = new URLSearchParams({ currency_id: '1' });
  const added = await backend.fetch('http://demo.invalid/api/optional/add', { method: 'POST', headers, body });
  expect(await added.json()).toEqual({ type: 'ok', message: { id: 1 } });
  expect(await doors.call('GET /optional/list', {}, token)).toMatchObject({ message: [{ currency_id: 1 }] });
  const socket = openSocket('http://demo.invalid', { transports: [inPageTransport(backend.openFrames)] });
  sockets.push(socket);
  await next(socket, 'connect');
  const quote = next(socket, 'daymarket');
  doors.clock.pass(1500);
  backend.tick();
  expect(await quote).toMatchObject({ type: 'daymarket' });
  await backend.presenter.setSpeed({ speed: 60 });
  expect(await backend.presenter.state()).toMatchObject({ speed: 60 });
});

test('startEngineWorker: another tab uses the same engine, straight from the worker', async () => {
  const channel = randomUUID();
  const backend = await (await started(async () => doors.server)).open(channel);
  const line = new BroadcastChannel(channel);
  const other = new TabFollower(line, 'other');
  await other.greet();
  await other.presenter.setSpeed({ speed: 3600 });
  expect(await backend.presenter.state()).toMatchObject({ speed: 3600 });
  other.leave();
  line.close();
});

test('startEngineWorker: a connection that is refused is an error at once, and comes when it is let in', async () => {
  const backend = await (await started(async () => doors.server)).open(undefined);
  doors.server.setFaults({ socketDown: true });
  const socket = openSocket('http://demo.invalid', { transports: [inPageTransport(backend.openFrames)] });
  sockets.push(socket);
  await next(socket, 'connect_error');
  doors.server.setFaults({ socketDown: false });
  await next(socket, 'connect');
  expect(socket.connected).toBe(true);
});

test('startEngineWorker: what cannot be read is asked about in the page, and left when that is the answer', async () => {
  const worker = await started(async () => {
    throw new StoredWorldError('damaged', 'A record cannot be read.');
  });
  const asked = vi.fn<() => Promise<'leave'>>(async () => 'leave');
  await expect(openOrAsk(() => worker.open(undefined), asked)).rejects.toMatchObject({ kind: 'storage' });
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ fault: 'damaged' }));
});

test('startEngineWorker: where there can be no worker there is none, and nothing has been opened', async () => {
  const refused: WorkerLike = {
    postMessage: () => undefined,
    addEventListener: (_, listener) => queueMicrotask(listener),
    terminate: () => undefined,
  };
  expect(await startEngineWorker({ create: async () => refused, clock })).toBeUndefined();
  const forbidden = async (): Promise<WorkerLike> => Promise.reject(new DOMException('no', 'SecurityError'));
  expect(await startEngineWorker({ create: forbidden, clock })).toBeUndefined();
});

test('startEngineWorker: a worker that never says a word is given up', async () => {
  vi.useFakeTimers();
  const terminate = vi.fn<() => void>();
  const silent: WorkerLike = { postMessage: () => undefined, addEventListener: () => undefined, terminate };
  const starting = startEngineWorker({ create: async () => silent, clock });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await starting).toBeUndefined();
  expect(terminate).toHaveBeenCalledOnce();
});
