import { expect, test } from 'vitest';
import { MeasuredServerClock } from '../../adapters/wire/platform/measured-server-clock.ts';
import { HeldTimes } from './held-times.ts';
import { serverTimeBy } from './time/server-time.ts';

const second = 1000;

/** A device whose clock can be set, and the loads of a page on it. */
function start() {
  const device = { setMs: 0, now: () => performance.now() + device.setMs };
  const load = () => {
    const server = new MeasuredServerClock({ now: device.now, after: () => () => undefined });
    const times = { elapsedMs: 0 };
    const held = new HeldTimes({ elapsedMs: () => times.elapsedMs, serverMs: () => serverTimeBy(server) });
    return { server, held, times };
  };
  return { device, load };
}
/** What the server's clock says when it answers. */
const serverNow = (afterMs: number): number => 1_800_000_000_000 + performance.now() + afterMs;
const seconds = (ms: number): number => Math.round(ms / second);

test('T11 HeldTimes: after a reload a request is held for what is left of the 30 s of the server', () => {
  const { load } = start();
  const first = load();
  first.server.observe(serverNow(0));
  const request = { id: '1', phase: 'lost', sentAt: first.held.send('1') } as const;
  const later = load();
  later.server.observe(serverNow(20 * second));
  expect(seconds(later.held.heldMs(request))).toBe(10);
  expect(later.held.heldMs({ ...request, phase: 'failed' })).toBe(0);
});

test.each([
  ['before it is sent', 3600 * second, 0],
  ['after it was sent', 0, 3600 * second],
  ['back, after it was sent', 0, -3600 * second],
])('T11 HeldTimes: a device clock that is set %s does not shorten that', (_when, before, after) => {
  const { device, load } = start();
  const first = load();
  first.server.observe(serverNow(0));
  device.setMs = before;
  const request = { id: '1', phase: 'lost', sentAt: first.held.send('1') } as const;
  device.setMs = after;
  const later = load();
  later.server.observe(serverNow(second));
  device.setMs = after * 2;
  expect(seconds(later.held.heldMs(request))).toBeGreaterThanOrEqual(29);
});

test('T11 HeldTimes: where the server has told no time, the 30 s begin with the page', () => {
  const { load } = start();
  const first = load();
  const unknown = { id: '1', phase: 'lost', sentAt: first.held.send('1') } as const;
  expect(unknown.sentAt).toBeUndefined();
  const later = load();
  expect(later.held.heldMs({ ...unknown, sentAt: 1 })).toBe(30 * second);
  later.server.observe(serverNow(0));
  expect(later.held.heldMs(unknown)).toBe(30 * second);
  later.times.elapsedMs = 31 * second;
  expect(later.held.heldMs(unknown)).toBe(0);
});

test('T11 HeldTimes: in the page that sent it, a server whose clock is set does not shorten that either', () => {
  const { load } = start();
  const { server, held } = load();
  server.observe(serverNow(0));
  const request = { id: '1', phase: 'lost', sentAt: held.send('1') } as const;
  for (let count = 0; count < 9; count += 1) server.observe(serverNow(3600 * second));
  expect(held.heldMs(request)).toBe(30 * second);
});
