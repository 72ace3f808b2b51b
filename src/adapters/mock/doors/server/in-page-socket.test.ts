import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SystemClock } from '../../../wire/platform/system-clock.ts';
import { localBackend } from '../backend/backend.ts';
import { inPageTransport } from './in-page-socket.ts';
import { next, openSocket, startDoors, type TestDoors } from '../test-doors.ts';

let doors: TestDoors;
let socket: Socket;

beforeEach(async () => {
  doors = await startDoors();
  const { openFrames } = localBackend(doors.server, new SystemClock());
  socket = openSocket('http://demo.invalid', { transports: [inPageTransport(openFrames)] });
});
afterEach(() => {
  socket.disconnect();
  vi.useRealTimers();
});

test('inPageTransport: prices arrive while time passes', async () => {
  await next(socket, 'connect');
  const quote = next(socket, 'daymarket');
  doors.clock.pass(1500);
  doors.engine.tick();
  expect(await quote).toMatchObject({ type: 'daymarket', period: '1day' });
});

test('inPageTransport: a room opens only with the token of its own user', async () => {
  await next(socket, 'connect');
  const token = await doors.signIn('demo@tandem.test');
  expect(await socket.emitWithAck('login', '70004', token)).toBe(false);
  expect(await socket.emitWithAck('login', '70001')).toBe(false);
  expect(await socket.emitWithAck('login', 70_001, token)).toBe(true);
});

test('inPageTransport: a dropped connection comes back by itself', async () => {
  await next(socket, 'connect');
  const lost = next(socket, 'disconnect');
  doors.engine.control.dropSockets();
  expect(await lost).toBe('transport close');
  await next(socket, 'connect');
  expect(socket.connected).toBe(true);
});

test('inPageTransport: while the connection is to be down it is refused', async () => {
  await next(socket, 'connect');
  doors.server.setFaults({ socketDown: true });
  await new Promise((resolve) => void socket.io.once('reconnect_error', resolve));
  expect(socket.connected).toBe(false);
  doors.server.setFaults({ socketDown: false });
  await next(socket, 'connect');
});

test('inPageTransport: a foreign namespace is refused, the connection lives on', async () => {
  await next(socket, 'connect');
  const foreign = socket.io.socket('/admin');
  foreign.connect();
  expect(await next(foreign, 'connect_error')).toMatchObject({ message: 'Invalid namespace' });
  expect(socket.connected).toBe(true);
});

test('inPageTransport: ten quiet minutes do not end the connection', async () => {
  socket.disconnect();
  vi.useFakeTimers();
  const { openFrames } = localBackend(doors.server, new SystemClock());
  const patient = openSocket('http://demo.invalid', { transports: [inPageTransport(openFrames)] });
  await vi.advanceTimersByTimeAsync(10);
  expect(patient.connected).toBe(true);
  const ended = vi.fn<(reason: string) => void>();
  patient.on('disconnect', ended);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect([patient.connected, ended.mock.calls]).toEqual([true, []]);
  patient.disconnect();
});
