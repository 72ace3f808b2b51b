import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { snapshotOf } from '../../../../../tests/support/ticket-samples.ts';
import { rate } from '../../../../core/money/amount.ts';
import type { Guard, SpotWay } from '../../orders/model/order-snapshot.ts';
import { useOrderFlow, type OrderFlowNeeds } from './use-order-flow.ts';

vi.mock('../../../shared/instruments/data/instruments.ts', () => ({ useRereadInstruments: () => () => undefined }));
afterEach(cleanup);

const thin: Guard = { kind: 'thin-book', quantity: snapshotOf({ sizeText: '0.1' }).order.quantity };

function flowWith(changes: Partial<OrderFlowNeeds<SpotWay>>) {
  const snapshot = snapshotOf({ sizeText: '0.1' });
  const request = {
    state: { kind: 'idle' } as const,
    doubled: undefined,
    dismissDoubled: () => undefined,
    review: vi.fn<(wish: unknown) => void>(),
    send: vi.fn<() => void>(),
    checkAgain: () => undefined,
    close: () => undefined,
  };
  const { result } = renderHook(() =>
    useOrderFlow<SpotWay>({
      request,
      driftLimit: rate('1'),
      last: snapshot.reference,
      staleMs: undefined,
      takeSnapshot: () => snapshot,
      guardsOf: () => [],
      stopOf: () => undefined,
      requote: () => undefined,
      refresh: () => undefined,
      onPlaced: () => undefined,
      ...changes,
    }),
  );
  return { request, snapshot, flow: () => result.current };
}

describe('an order that needs no question', () => {
  test('OE7: it is reviewed and sent by the tap on the button', () => {
    const { request, snapshot, flow } = flowWith({ isQuiet: () => true });
    act(() => flow().tap());
    expect(request.review).toHaveBeenCalledExactlyOnceWith(snapshot);
    expect(request.send).toHaveBeenCalledOnce();
  });

  test.each<[string, Partial<OrderFlowNeeds<SpotWay>>]>([
    ['without that wish', {}],
    ['too large for it', { isQuiet: () => false }],
    ['with a reason to look twice', { isQuiet: () => true, guardsOf: () => [thin] }],
    ['at an old price', { isQuiet: () => true, staleMs: 60_000 }],
    ['beyond the own limits', { isQuiet: () => true, stopOf: () => ({ kind: 'break', until: 1 }) }],
  ])('OE7: %s nothing is sent by the tap', (_why, changes) => {
    const { request, flow } = flowWith(changes);
    act(() => flow().tap());
    expect(request.send).not.toHaveBeenCalled();
  });

  test('E34: what the program puts into a ticket is always asked about', () => {
    const { request, snapshot, flow } = flowWith({ isQuiet: () => true });
    let asked: string | undefined;
    act(() => {
      asked = flow().submit();
    });
    expect(asked).toBe(snapshot.id);
    expect(request.send).not.toHaveBeenCalled();
  });
});
