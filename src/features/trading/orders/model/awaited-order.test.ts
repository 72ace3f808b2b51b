import { describe, expect, test } from 'vitest';
import { sampleOrder, snapshotOf } from '../../../../../tests/support/ticket-samples.ts';
import { isAsSent, type SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { quantity as units } from '../../../../core/money/amount.ts';
import { isListedAlready, nextAwaited, type AwaitedOrder } from './awaited-order.ts';
import { orderOnItsWay } from './order-on-its-way.ts';
import type { SpotWay } from './order-snapshot.ts';
import { idle } from './ticket-state.ts';

const snapshot = snapshotOf({ sizeText: '0.1' });
const spotTwin = (listed: SpotOrder, { order }: SpotWay['sent']): boolean => isAsSent(listed, order);
const sending = orderOnItsWay<SpotWay>({ kind: 'sending', snapshot });
const accepted = orderOnItsWay<SpotWay>({ kind: 'placed', snapshot, order: undefined, wasLost: false });
const readAt = (at: number) => ({ readAt: at, rows: undefined });
const sent = nextAwaited<SpotWay>(undefined, sending, readAt(100));

describe('nextAwaited', () => {
  test('nextAwaited: an accepted order stays until a list is read after the acceptance', () => {
    const held = nextAwaited<SpotWay>(sent, accepted, readAt(100));
    expect(held?.order.phase).toBe('accepted');
    expect(nextAwaited<SpotWay>(held, accepted, readAt(100))).toBe(held);
    expect(nextAwaited<SpotWay>(held, accepted, readAt(101))).toBeUndefined();
  });

  test('nextAwaited: putting the notice away does not take the row away', () => {
    const held: AwaitedOrder | undefined = nextAwaited<SpotWay>(sent, accepted, readAt(100));
    expect(nextAwaited<SpotWay>(held, orderOnItsWay<SpotWay>(idle), readAt(100))).toBe(held);
  });

  test('nextAwaited: a list read while it was being sent proves nothing', () => {
    const later = nextAwaited<SpotWay>(sent, sending, readAt(150));
    expect(nextAwaited<SpotWay>(later, accepted, readAt(150))?.order.phase).toBe('accepted');
  });

  test('nextAwaited: a refused order goes at once, and an order accepted before is not awaited', () => {
    expect(nextAwaited<SpotWay>(sent, undefined, readAt(100))).toBeUndefined();
    expect(nextAwaited<SpotWay>(undefined, accepted, readAt(100))).toBeUndefined();
  });

  describe('a list that shows the order before its own answer is there', () => {
    const { side, price, quantity } = snapshot.order;
    const twin = { ...sampleOrder, side, price, quantity };
    const [older, newer] = [
      { ...twin, id: 'older' },
      { ...twin, id: 'newer' },
    ];
    const begun = (rows?: readonly SpotOrder[]) => nextAwaited<SpotWay>(undefined, sending, { readAt: 100, rows });
    const stands = (awaited: AwaitedOrder | undefined, rows: readonly SpotOrder[]): boolean =>
      awaited !== undefined && isListedAlready<SpotWay>(awaited, { readAt: 150, rows }, spotTwin);

    test('OE8: a new row just like it is the order, which then stands once', () => {
      const read = { readAt: 150, rows: [newer, older] };
      const later = nextAwaited<SpotWay>(begun([older]), sending, read);
      expect(stands(later, read.rows)).toBe(true);
      expect(stands(nextAwaited<SpotWay>(later, accepted, read), read.rows)).toBe(true);
    });

    test('OE8: an older order just like it is another one, and so is a new one of another size', () => {
      expect(stands(begun([older]), [older])).toBe(false);
      expect(stands(begun([older]), [{ ...newer, quantity: units('7') }, older])).toBe(false);
    });

    test('OE8: without the list from before nothing is taken for it, nor where an earlier page has sent it', () => {
      expect(stands(begun(), [newer])).toBe(false);
      const looked = orderOnItsWay<SpotWay>({ kind: 'checking', snapshot });
      expect(stands(nextAwaited<SpotWay>(undefined, looked, { readAt: 100, rows: [] }), [newer])).toBe(false);
    });
  });
});
