import { describe, expect, test } from 'vitest';
import { amount } from '../../money/amount.ts';
import { closingCauseOf, reachesClosing } from './closing-cause.ts';

const order = {
  closedAt: '2025-01-02 03:04:05',
  quoteId: '3',
  margin: amount('1218.5'),
  realisedProfit: amount('-15220.21'),
} as const;
const bill = (kind: string, createdAt: string, currencyId = '3') => ({
  kind,
  createdAt,
  currencyId,
  change: amount('-1'),
  concernsLocked: false,
});
const paid = (kind: string, change: string, concernsLocked = false) => ({
  ...bill(kind, order.closedAt),
  change: amount(change),
  concernsLocked,
});
/** A position whose stop was reached in the same moment: it got back what its loss had left of its margin. */
const stopped = { ...order, margin: amount('2400'), realisedProfit: amount('-960.125') } as const;
const both = [
  paid('31', '-960.125', true),
  paid('31', '-1439.875', true),
  paid('31', '1439.875'),
  paid('32', '-1218.5', true),
  paid('32', '-14001.71'),
];

describe('closingCauseOf', () => {
  test('PO4: what the ledger says at the moment of closing names the cause', () => {
    expect(closingCauseOf(order, [bill('32', '2025-01-02 03:04:06')])).toBe('liquidated');
    expect(closingCauseOf(order, [bill('31', '2025-01-02 03:04:05'), bill('30', '2025-01-02 03:04:05')])).toBe(
      'settled',
    );
  });

  test.each([
    ['a liquidation at another time', [bill('32', '2025-01-02 03:04:09')]],
    ['a liquidation in another currency', [bill('32', '2025-01-02 03:04:05', '100')]],
    ['both at once', [bill('32', '2025-01-02 03:04:05'), bill('31', '2025-01-02 03:04:04')]],
    ['a ledger without a time', [bill('32', '')]],
    ['an empty ledger', []],
  ])('PO4: %s names no cause', (_, bills) => {
    expect(closingCauseOf(order, bills)).toBe('unknown');
  });

  test('PO4: a position without a time of closing has no cause', () => {
    expect(closingCauseOf({ ...order, closedAt: undefined }, [bill('32', '2025-01-02 03:04:05')])).toBe('unknown');
  });
});

describe('closingCauseOf, where a stop or a closing by hand came with a liquidation', () => {
  test('PO4: the sums of the bills tell which position was liquidated and which was not', () => {
    expect(closingCauseOf(order, both)).toBe('liquidated');
    expect(closingCauseOf(stopped, both)).toBe('settled');
  });

  test('PO4: a gain is paid beside its margin, and one that took exactly the margin leaves the locked line alone', () => {
    const winner = { ...order, margin: amount('100'), realisedProfit: amount('40') };
    expect(closingCauseOf(winner, [...both, paid('32', '40'), paid('32', '100')])).toBe('liquidated');
    expect(closingCauseOf(winner, [...both, paid('31', '140')])).toBe('settled');
    const emptied = { ...order, margin: amount('100'), realisedProfit: amount('-100') };
    expect(closingCauseOf(emptied, [...both, paid('32', '-100', true)])).toBe('liquidated');
  });

  test('PO4: sums that are rounded to eight places each are the same sum', () => {
    const long = { ...order, margin: amount('0.33333333'), realisedProfit: amount('-0.11111111') };
    expect(closingCauseOf(long, [...both, paid('32', '0.22222223')])).toBe('liquidated');
  });

  test('PO4: no sum of its own, or one in both kinds of lines, names no cause', () => {
    expect(closingCauseOf({ ...order, realisedProfit: amount('-7') }, both)).toBe('unknown');
    expect(closingCauseOf({ ...order, realisedProfit: undefined }, both)).toBe('unknown');
    expect(closingCauseOf(order, [...both, paid('31', '-14001.71')])).toBe('unknown');
  });
});

describe('reachesClosing', () => {
  test('PO4: only lines from before the closing say that older ones are not about it', () => {
    const newer = bill('31', '2025-01-02 05:00:00');
    expect(reachesClosing(order, [newer, bill('1', '2025-01-02 03:04:04')])).toBe(false);
    expect(reachesClosing(order, [newer, bill('1', '2025-01-02 03:04:02')])).toBe(true);
    expect(reachesClosing(order, [])).toBe(false);
  });
});
