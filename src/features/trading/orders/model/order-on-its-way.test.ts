import { describe, expect, test } from 'vitest';
import { snapshotOf } from '../../../../../tests/support/ticket-samples.ts';
import { nextAwaited, orderOnItsWay, type AwaitedOrder } from './order-on-its-way.ts';
import type { SpotWay } from './order-snapshot.ts';
import { idle } from './ticket-state.ts';

const snapshot = snapshotOf({ sizeText: '0.1' });
const sending = orderOnItsWay<SpotWay>({ kind: 'sending', snapshot });
const accepted = orderOnItsWay<SpotWay>({ kind: 'placed', snapshot, order: undefined, wasLost: false });
const sent = nextAwaited<SpotWay>(undefined, sending, 100);

describe('nextAwaited', () => {
  test('nextAwaited: an accepted order stays until a list is read after the acceptance', () => {
    const held = nextAwaited<SpotWay>(sent, accepted, 100);
    expect(held?.order.phase).toBe('accepted');
    expect(nextAwaited<SpotWay>(held, accepted, 100)).toBe(held);
    expect(nextAwaited<SpotWay>(held, accepted, 101)).toBeUndefined();
  });

  test('nextAwaited: putting the notice away does not take the row away', () => {
    const held: AwaitedOrder | undefined = nextAwaited<SpotWay>(sent, accepted, 100);
    expect(nextAwaited<SpotWay>(held, orderOnItsWay<SpotWay>(idle), 100)).toBe(held);
  });

  test('nextAwaited: a list read while it was being sent proves nothing', () => {
    const later = nextAwaited<SpotWay>(sent, sending, 150);
    expect(nextAwaited<SpotWay>(later, accepted, 150)?.order.phase).toBe('accepted');
  });

  test('nextAwaited: a refused order goes at once, and an order accepted before is not awaited', () => {
    expect(nextAwaited<SpotWay>(sent, undefined, 100)).toBeUndefined();
    expect(nextAwaited<SpotWay>(undefined, accepted, 100)).toBeUndefined();
  });
});
