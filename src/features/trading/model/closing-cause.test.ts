import { describe, expect, test } from 'vitest';
import { wasLiquidated } from './closing-cause.ts';

const order = { status: 'closed', closedAt: '2025-01-02 03:04:05', quoteId: '3' } as const;
const bill = (kind: string, createdAt: string, currencyId = '3') => ({ kind, createdAt, currencyId });

describe('wasLiquidated', () => {
  test('PO4: a liquidation in the ledger at the moment of closing names the cause', () => {
    expect(wasLiquidated(order, [bill('32', '2025-01-02 03:04:06')])).toBe(true);
  });

  test.each([
    ['a settlement', [bill('31', '2025-01-02 03:04:05')]],
    ['a liquidation at another time', [bill('32', '2025-01-02 03:04:09')]],
    ['a liquidation in another currency', [bill('32', '2025-01-02 03:04:05', '100')]],
    ['both at once', [bill('32', '2025-01-02 03:04:05'), bill('31', '2025-01-02 03:04:04')]],
    ['a ledger without a time', [bill('32', '')]],
    ['an empty ledger', []],
  ])('PO4: %s is no liquidation', (_, bills) => {
    expect(wasLiquidated(order, bills)).toBe(false);
  });

  test('PO4: a position without a time of closing, or still open, was not liquidated', () => {
    const bills = [bill('32', '2025-01-02 03:04:05')];
    expect(wasLiquidated({ ...order, closedAt: undefined }, bills)).toBe(false);
    expect(wasLiquidated({ ...order, status: 'open' }, bills)).toBe(false);
  });
});
