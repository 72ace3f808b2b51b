import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useZoneOfPlaced } from './use-zone-of-placed.ts';

const learn = vi.hoisted(() => vi.fn<(text: string) => void>());
vi.mock('../../shared/server/data/learn-server-zone.ts', () => ({ useLearnServerZone: () => learn }));
beforeEach(() => learn.mockClear());

const written = '2026-01-05 20:00:02';
type Seen = readonly [state: Parameters<typeof useZoneOfPlaced>[0], writtenAt?: string];
const shown = ([first, ...others]: readonly [Seen, ...Seen[]]): void => {
  const { rerender } = renderHook(([state, at]: Seen) => useZoneOfPlaced(state, at), { initialProps: first });
  for (const next of others) rerender(next);
};
const snapshot = { id: 'a1' };
const placed = { kind: 'placed', snapshot, wasLost: false };

test('switch 63: an order that appears while it is waited for shows the zone, once', () => {
  shown([
    [{ kind: 'sending', snapshot }],
    [placed],
    [placed, written],
    [placed, written],
    [placed, '2026-01-05 20:00:09'],
  ]);
  expect(learn.mock.calls).toEqual([[written]]);
});

test('switch 63: an order that stands there already, or was looked for, shows nothing', () => {
  shown([[placed, written]]);
  shown([[{ kind: 'sending', snapshot: { id: 'b2' } }], [placed, written]]);
  const found = { ...placed, wasLost: true };
  shown([[{ kind: 'sending', snapshot }], [{ kind: 'checking', snapshot }], [found, written]]);
  expect(learn).not.toHaveBeenCalled();
});
