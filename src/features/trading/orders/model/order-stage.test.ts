import { expect, test } from 'vitest';
import { byShownTime } from './ended-order.ts';
import { hasMovedOn } from './order-stage.ts';

test('T5 hasMovedOn: only a later state makes a card stale; what a watcher saw earlier does not', () => {
  expect(hasMovedOn('open', 'closed')).toBe(true);
  expect(hasMovedOn('pending', 'open')).toBe(true);
  expect(hasMovedOn('pending', 'filled')).toBe(true);
  expect(hasMovedOn('open', 'pending')).toBe(false);
  expect(hasMovedOn('pending', 'pending 0.2')).toBe(false);
  expect(hasMovedOn('filled', 'filled')).toBe(false);
  expect(hasMovedOn('open', undefined)).toBe(false);
  expect(hasMovedOn(undefined, 'closed')).toBe(false);
});

test('T6 byShownTime: by the closing where there is one, otherwise by the placing', () => {
  const order = (createdAt: string, closedAt?: string) => ({ createdAt, closedAt });
  const late = order('2026-01-01 10:00:00', '2026-01-05 10:00:00');
  const early = order('2026-01-02 10:00:00', '2026-01-03 10:00:00');
  const cancelled = order('2026-01-04 10:00:00');
  expect(byShownTime([cancelled, early, late])).toEqual([late, cancelled, early]);
});
