import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Container } from 'inversify';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { Clock, ServerClock } from '../../../../core/time/clock.ts';
import { useReadAtEdges } from './read-at-edges.ts';

const reread = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./instruments.ts', () => ({ useRereadInstruments: () => reread }));
const hours = { stock: [['Mon 13:30', 'Mon 20:00']] };
vi.mock('../../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => ({ marketHours: hours }) }));

// 2025-01-06 is a Monday, and the device is an hour behind the server.
const hourMs = 3_600_000;
let ahead = hourMs;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2025-01-06T19:50Z') - hourMs });
  reread.mockClear();
  ahead = hourMs;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function around() {
  const root = new Container();
  const after = (delayMs: number, run: () => void) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  };
  root.bind(Clock).toConstantValue({ now: () => Date.now(), after });
  root.bind(ServerClock).toConstantValue({ now: () => Date.now() + ahead } as never);
  return portsAround(root);
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('MK4: the list is read within a second of the closing by the clock of the server, and again until it says so', async () => {
  const { unmount } = renderHook(() => useReadAtEdges('stock'), { wrapper: around() });
  await pass(599_000);
  expect(reread).not.toHaveBeenCalled();
  await pass(2_000);
  expect(reread).toHaveBeenCalledTimes(1);
  await pass(2_000);
  expect(reread).toHaveBeenCalledTimes(2);
  unmount();
  await pass(hourMs);
  expect(reread).toHaveBeenCalledTimes(2);
});

test('MK4: a clock that jumps over the edge is seen within seconds', async () => {
  renderHook(() => useReadAtEdges('stock'), { wrapper: around() });
  await pass(1000);
  ahead += hourMs;
  await pass(6000);
  expect(reread).toHaveBeenCalled();
});

test('MK4: a market that never rests is not read for', async () => {
  renderHook(() => useReadAtEdges('crypto'), { wrapper: around() });
  await pass(hourMs);
  expect(reread).not.toHaveBeenCalled();
});
