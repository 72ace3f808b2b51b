import { describe, expect, test } from 'vitest';
import { closingCauseOf, reachesClosing } from './closing-cause.ts';

const order = { closedAt: '2025-01-02 03:04:05', quoteId: '3' } as const;
const bill = (kind: string, createdAt: string, currencyId = '3') => ({ kind, createdAt, currencyId });

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

describe('reachesClosing', () => {
  test('PO4: only lines from before the closing say that older ones are not about it', () => {
    const newer = bill('31', '2025-01-02 05:00:00');
    expect(reachesClosing(order, [newer, bill('1', '2025-01-02 03:04:04')])).toBe(false);
    expect(reachesClosing(order, [newer, bill('1', '2025-01-02 03:04:02')])).toBe(true);
    expect(reachesClosing(order, [])).toBe(false);
  });
});
