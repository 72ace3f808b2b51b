import { describe, expect, test } from 'vitest';
import { snapshotOf } from '../../../../tests/support/ticket-samples.ts';
import { nextAwaited, orderOnItsWay, type AwaitedOrder } from './order-on-its-way.ts';
import { idle } from './ticket-state.ts';

const snapshot = snapshotOf({ sizeText: '0.1' });
const sending = orderOnItsWay({ kind: 'sending', snapshot });
const accepted = orderOnItsWay({ kind: 'placed', snapshot, order: undefined, wasLost: false });
const sent = nextAwaited(undefined, sending, 100);

describe('nextAwaited', () => {
  test('nextAwaited: an accepted order stays until a list is read after the acceptance', () => {
    const held = nextAwaited(sent, accepted, 100);
    expect(held?.order.phase).toBe('accepted');
    expect(nextAwaited(held, accepted, 100)).toBe(held);
    expect(nextAwaited(held, accepted, 101)).toBeUndefined();
  });

  test('nextAwaited: putting the notice away does not take the row away', () => {
    const held: AwaitedOrder | undefined = nextAwaited(sent, accepted, 100);
    expect(nextAwaited(held, orderOnItsWay(idle), 100)).toBe(held);
  });

  test('nextAwaited: a list read while it was being sent proves nothing', () => {
    const later = nextAwaited(sent, sending, 150);
    expect(nextAwaited(later, accepted, 150)?.order.phase).toBe('accepted');
  });

  test('nextAwaited: a refused order goes at once, and an order accepted before is not awaited', () => {
    expect(nextAwaited(sent, undefined, 100)).toBeUndefined();
    expect(nextAwaited(undefined, accepted, 100)).toBeUndefined();
  });
});
