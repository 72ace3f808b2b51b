import { describe, expect, test } from 'vitest';
import { sampleOrder, snapshotOf } from '../../../../../tests/support/ticket-samples.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { price } from '../../../../core/money/amount.ts';
import type { SpotWay } from './order-snapshot.ts';
import { spotWay } from '../../spot/model/spot-way.ts';
import { unseen, type Before } from '../../../../core/sending/way.ts';
import { followPlaced, pauseBeforeReading } from './placed-order.ts';

const sent = snapshotOf({ sizeText: '0.1' });
const before: Before = { ids: [], available: undefined };
const filled = {
  ...sampleOrder,
  status: 'filled',
  filledQuantity: sampleOrder.quantity,
  fillPrice: price('59990'),
} as const;

async function follow(lists: readonly (readonly SpotOrder[] | undefined)[], known: Before = before) {
  const told: SpotOrder[] = [];
  const pauses: number[] = [];
  let reads = 0;
  await followPlaced<SpotWay>(
    spotWay,
    { sent, before: known },
    {
      pause: async (delayMs) => void pauses.push(delayMs),
      readOrders: async () => {
        reads += 1;
        return lists[reads - 1];
      },
      isShown: () => reads < lists.length + 1 && reads < 10,
      tell: (order) => told.push(order),
    },
  );
  return { told, pauses, reads };
}

describe('followPlaced', () => {
  test('followPlaced: tells the order as soon as it is listed, and again when it has filled', async () => {
    const { told, reads } = await follow([[], undefined, [sampleOrder], [filled]]);
    expect(told).toEqual([sampleOrder, filled]);
    expect(reads).toBe(4);
  });

  test('followPlaced: ends with an order that is pending no more', async () => {
    const { told, reads } = await follow([[filled], [filled], [filled]]);
    expect([told.length, reads]).toEqual([1, 1]);
  });

  test('followPlaced: an older order just like it is not taken for it', async () => {
    expect((await follow([[filled]], unseen)).told).toEqual([]);
  });

  test('followPlaced: the pauses grow and stay bearable', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(pauseBeforeReading)).toEqual([0, 500, 1000, 2000, 4000, 5000, 5000]);
  });
});
