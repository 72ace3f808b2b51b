import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLearnServerZone, useZoneOfPlaced } from './learn-server-zone.ts';
import { useServerZone } from './use-server-zone.ts';

const world = vi.hoisted(() => ({
  kept: new Map<string, string>(),
  config: { apiBase: '/api', serverTimeZone: undefined as string | undefined },
}));
vi.mock('../../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => world.config }));
vi.mock('../../../../core/di/use-port.ts', () => ({
  usePort: () => ({
    now: () => Date.UTC(2026, 0, 5, 12),
    read: (key: string) => world.kept.get(key),
    write: (key: string, value: string) => void world.kept.set(key, value),
  }),
}));
beforeEach(() => {
  world.kept.clear();
  world.config.serverTimeZone = undefined;
});

test('switch 63, W25: a fresh order shows the zone of order times, which stays for this server', () => {
  expect(renderHook(() => useServerZone()).result.current).toBeUndefined();
  renderHook(() => useLearnServerZone()).result.current('2026-01-05 20:00:02');
  expect(renderHook(() => useServerZone()).result.current).toBe('Etc/GMT-8');
  expect([...world.kept.keys()]).toEqual(['zone./api']);
});

test('switch 63: what is configured counts, and a time that fits no zone teaches nothing', () => {
  renderHook(() => useLearnServerZone()).result.current('2026-01-05 20:07:00');
  expect(world.kept.size).toBe(0);
  world.config.serverTimeZone = 'UTC';
  renderHook(() => useLearnServerZone()).result.current('2026-01-05 20:00:00');
  expect(renderHook(() => useServerZone()).result.current).toBe('UTC');
});

const written = '2026-01-05 20:00:02';
type Seen = readonly [state: Parameters<typeof useZoneOfPlaced>[0], writtenAt?: string];
const shown = ([first, ...others]: readonly [Seen, ...Seen[]]): void => {
  const { rerender } = renderHook(([state, at]: Seen) => useZoneOfPlaced(state, at), { initialProps: first });
  for (const next of others) rerender(next);
};
const snapshot = { id: 'a1' };
const placed = { kind: 'placed', snapshot, wasLost: false };

test('switch 63: an order that appears while it is waited for shows the zone, once', () => {
  shown([[{ kind: 'sending', snapshot }], [placed], [placed, written], [placed, '2026-01-05 21:00:02']]);
  expect([...world.kept.values()]).toEqual(['Etc/GMT-8']);
});

test('switch 63: an order that stands there already, or was looked for, shows nothing', () => {
  shown([[placed, written]]);
  shown([[{ kind: 'sending', snapshot: { id: 'b2' } }], [placed, written]]);
  const found = { ...placed, wasLost: true };
  shown([[{ kind: 'sending', snapshot }], [{ kind: 'checking', snapshot }], [found, written]]);
  expect(world.kept.size).toBe(0);
});
