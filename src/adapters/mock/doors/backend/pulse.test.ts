import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SystemClock } from '../../../wire/platform/system-clock.ts';
import { dig } from '../../engine/test-worlds/test-world.ts';
import { BackendSwitch } from './backend-switch.ts';
import { localBackend } from './backend.ts';
import { inPageTransport } from '../server/in-page-socket.ts';
import { startPulse } from './pulse.ts';
import { next, openSocket, startDoors, type TestDoors } from '../test-doors.ts';

const minuteMs = 60_000;

/** A device: its clock runs while it sleeps, its timers do not. */
class Phone extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  #due: (() => void)[] = [];

  readonly #doors: TestDoors;

  constructor(world: TestDoors) {
    super();
    this.#doors = world;
  }

  readonly clock = {
    now: (): number => this.#doors.clock.now(),
    after: (_delayMs: number, run: () => void): (() => void) => {
      this.#due.push(run);
      return () => undefined;
    },
  };

  beat(milliseconds = 100): void {
    this.#doors.clock.pass(milliseconds);
    for (const run of this.#due.splice(0)) run();
  }

  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let doors: TestDoors;
let phone: Phone;
let socket: Socket;

beforeEach(async () => {
  doors = await startDoors();
  phone = new Phone(doors);
  const backend = new BackendSwitch();
  await backend.use(Promise.resolve(localBackend(doors.server, new SystemClock())));
  startPulse({ clock: phone.clock, backend, page: phone });
  socket = openSocket('http://demo.invalid', { transports: [inPageTransport(backend.openFrames)] });
  await next(socket, 'connect');
});
afterEach(() => void socket.disconnect());

const engineNow = (): number => doors.engine.control.state().now;

test('startPulse: a page that is looked at hears of everything, without a break', async () => {
  const lost = vi.fn<() => void>();
  socket.on('disconnect', lost);
  const quote = next(socket, 'daymarket');
  for (let beats = 0; beats < 30; beats += 1) phone.beat();
  expect(await quote).toMatchObject({ type: 'daymarket' });
  expect(lost).not.toHaveBeenCalled();
});

test('startPulse: after ten minutes of sleep the engine is at the present with one beat, and the socket starts anew', async () => {
  const before = engineNow();
  const lost = next(socket, 'disconnect');
  doors.clock.pass(10 * minuteMs);
  phone.beat();
  expect(engineNow() - before).toBe(10 * minuteMs + 100);
  expect(await lost).toBe('transport close');
  await next(socket, 'connect');
  const quote = next(socket, 'daymarket');
  for (let beats = 0; beats < 15; beats += 1) phone.beat();
  expect(await quote).toMatchObject({ type: 'daymarket' });
});

/** Orders a little below the market and one far below, so that some are due within minutes and one is not. */
async function placeOrders(world: TestDoors): Promise<string> {
  const token = await world.signIn('demo@tandem.test');
  const buy = async (price: string): Promise<void> => {
    const order = { currency_id: '1', legal_id: '3', type: '1', target_price: price, amount: '0.01' };
    expect(await world.call('POST /coin/trade', order, token)).toMatchObject({ type: 'ok' });
  };
  await buy('30000');
  const last = Number(dig(await world.call('GET /coin/list', {}, token), 'message', 0, 'trade_price'));
  for (const below of [5, 10, 20, 40]) await buy(String(Math.floor(last) - below));
  return token;
}

test('startPulse: what became due during the sleep happened in its order and at its own time', async () => {
  const token = await placeOrders(doors);
  const awake = await startDoors();
  await placeOrders(awake);
  awake.engine.connect({ deliver: () => undefined, drop: () => undefined });
  doors.clock.pass(10 * minuteMs);
  phone.beat(0);
  for (let seconds = 0; seconds < 600; seconds += 1) {
    awake.clock.pass(1000);
    awake.engine.tick();
  }
  const { message } = await doors.call('GET /coin/list', {}, token);
  const filled = JSON.stringify(message).match(/"status":2/g) ?? [];
  expect(filled.length).toBeGreaterThan(0);
  expect(filled.length).toBeLessThan(5);
  expect(doors.engine.snapshot()).toBe(awake.engine.snapshot());
});

test('startPulse: a hidden tab gets no events, and starts anew when it is visible again', async () => {
  const tick = vi.spyOn(doors.engine, 'tick');
  phone.turn('hidden');
  for (let beats = 0; beats < 30; beats += 1) phone.beat();
  expect(tick).not.toHaveBeenCalled();
  const lost = next(socket, 'disconnect');
  phone.turn('visible');
  expect(tick).toHaveBeenCalledOnce();
  expect(await lost).toBe('transport close');
});

test('startPulse: beats come ten times a second, or as seldom as the page wishes', () => {
  const waits: number[] = [];
  const clock = {
    now: phone.clock.now,
    after: (delayMs: number): (() => void) => {
      waits.push(delayMs);
      return () => undefined;
    },
  };
  const backend = { tick: vi.fn<() => void>(), dropConnections: vi.fn<() => void>() };
  startPulse({ clock, backend, page: phone });
  startPulse({ clock, backend, page: phone, beatMs: 400 });
  expect(waits).toEqual([100, 400]);
});
