import { renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { price, quantity, rate } from '../../../../core/money/amount.ts';
import { useAfterLeaving } from './use-after-leaving.ts';

const order = (id: string): SpotOrder => ({
  id,
  symbol: 'BTC/USDT',
  baseId: '1',
  quoteId: '3',
  side: 'buy',
  price: price('1000'),
  marketPrice: undefined,
  quantity: quantity('1'),
  filledQuantity: undefined,
  fillPrice: undefined,
  feeRate: rate('0.002'),
  status: 'pending',
  placedAt: '2026-01-01 00:00:00',
  updatedAt: undefined,
});

describe('useAfterLeaving', () => {
  test('useAfterLeaving: acts once for an order that is gone, not for new ones or before the first list', () => {
    const act = vi.fn<(left: readonly SpotOrder[]) => void>();
    const { rerender } = renderHook(({ orders }) => useAfterLeaving(orders, act), {
      initialProps: { orders: undefined as readonly SpotOrder[] | undefined },
    });
    rerender({ orders: [order('1')] });
    rerender({ orders: [order('2'), order('1')] });
    expect(act).not.toHaveBeenCalled();
    rerender({ orders: [order('2')] });
    expect(act).toHaveBeenCalledExactlyOnceWith([order('1')]);
    rerender({ orders: [order('2')] });
    expect(act).toHaveBeenCalledTimes(1);
  });
});
