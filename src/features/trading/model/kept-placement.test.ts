import { describe, expect, test } from 'vitest';
import { sampleOrder, snapshotOf } from '../../../../tests/support/ticket-samples.ts';
import { lackingAs } from '../../../core/domain/page.ts';
import { amount } from '../../../core/money/amount.ts';
import { readPlacement, writePlacement } from './kept-placement.ts';
import type { SpotWay } from './order-snapshot.ts';
import { spotWay } from './spot-way.ts';
import { placementOutcome } from './placement-outcome.ts';
import type { LostPlacement } from './placement-watch.ts';

const placement: LostPlacement = {
  snapshot: snapshotOf({ sizeText: '0.1' }),
  before: { orders: [{ ...sampleOrder, id: '10' }], available: amount('10000') },
  sentAt: 1_700_000_000_000,
  isAnswered: false,
  isLost: true,
};

describe('readPlacement', () => {
  test('readPlacement: what was written is as good as before for finding out', () => {
    const read = readPlacement<SpotWay>(spotWay, writePlacement(spotWay, placement));
    expect(read).toMatchObject({ sentAt: placement.sentAt, isAnswered: false, isLost: true });
    expect(read?.snapshot.order).toEqual(placement.snapshot.order);
    expect(read?.snapshot.symbol).toBe('BTC/USDT');
    if (read === undefined) throw new Error('nothing was read');
    const after = { orders: [sampleOrder, { ...sampleOrder, id: '10' }], available: amount('4000') };
    const outcome = placementOutcome<SpotWay>(spotWay, {
      snapshot: read.snapshot,
      before: read.before,
      after,
      isDecided: true,
    });
    expect(outcome).toEqual({ kind: 'placed', order: sampleOrder });
  });

  test('readPlacement: what was not known before stays unknown', () => {
    const unseen = { ...placement, before: { orders: undefined, available: undefined } };
    expect(readPlacement<SpotWay>(spotWay, writePlacement(spotWay, unseen))?.before).toEqual({
      orders: undefined,
      available: undefined,
    });
  });

  test('writePlacement: nothing but what finding out takes is kept on the device', () => {
    const text = writePlacement(spotWay, placement);
    expect(text).not.toContain('feeRate');
    expect(text).not.toContain('placedAt');
  });

  test.each([
    ['with their ids', '11', [{ id: '10' }, { id: '11' }]],
    ['without an id the list is not known', undefined, undefined],
  ])('R8 writePlacement: rows that could not be read before are kept %s', (_, id, orders) => {
    const lacking = lackingAs([{ id: '10' }], { unreadable: [{ id, path: 'message.list[1]' }] });
    const kept = writePlacement(spotWay, { ...placement, before: { ...placement.before, orders: lacking } });
    expect(readPlacement<SpotWay>(spotWay, kept)?.before.orders).toEqual(orders);
  });

  test('readPlacement: an empty list before is not an unread one', () => {
    const first = { ...placement, before: { orders: [], available: amount('0') } };
    expect(readPlacement<SpotWay>(spotWay, writePlacement(spotWay, first))?.before).toEqual({
      orders: [],
      available: '0',
    });
  });

  test.each([
    ['nothing', undefined],
    ['some text', 'gone'],
    ['half of it', writePlacement(spotWay, placement).slice(0, -20)],
    ['a price that is none', writePlacement(spotWay, placement).replace('\n60000\n', '\nmuch\n')],
    ['no side', writePlacement(spotWay, placement).replace('\nbuy\n', '\nboth\n')],
    ['no time', writePlacement(spotWay, placement).replace('1700000000000', 'now')],
  ])('readPlacement: %s is no placement', (_, text) => {
    expect(readPlacement<SpotWay>(spotWay, text)).toBeUndefined();
  });
});
