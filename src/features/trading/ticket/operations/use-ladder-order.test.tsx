import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleOrder, snapshotOf } from '../../../../../tests/support/ticket-samples.ts';
import { price } from '../../../../core/money/amount.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import type { SentOnce } from '../../../../core/sending/use-money-request.ts';
import type { SentOrder, SpotWay } from '../../orders/model/order-snapshot.ts';
import { spotWay } from '../../spot/model/spot-way.ts';
import { useLadderOrder } from './use-ladder-order.ts';

afterEach(cleanup);

const order = snapshotOf({ sizeText: '0.1' });
const filled: SpotOrder = { ...sampleOrder, id: '12', status: 'filled', fillPrice: price('60004.5') };
const nothing = (): void => undefined;
const request = (ids: readonly string[] | undefined): SentOnce<SentOrder, SpotOrder> => ({
  state: { kind: 'accepted', wish: order, before: { ids, available: undefined }, rows: [] },
  doubled: undefined,
  review: nothing,
  send: nothing,
  close: nothing,
  checkAgain: nothing,
  dismissDoubled: nothing,
});
const doubles = vi.fn<() => void>();
let doubledRows: SentOnce<SentOrder, SpotOrder>['doubled'];
let filledPlaces: number[] = [];
const fills = (place: number): void => void filledPlaces.push(place);
const knownOf = (ids: readonly string[] | undefined, listed: readonly SpotOrder[]) =>
  renderHook(() =>
    useLadderOrder<SpotWay>(
      { order, place: 0, isTurn: false, onEnd: nothing, onFilled: fills, onDoubled: doubles, rules: spotWay, listed },
      { ...request(ids), doubled: doubledRows },
    ),
  ).result.current.known;

test('ladder: an order that was placed is followed in the list', () => {
  expect(knownOf(['11'], [filled, sampleOrder])).toBe(filled);
});

test('ladder: an older order of the same figures is not taken for it', () => {
  expect(knownOf(['12'], [filled])).toBeUndefined();
  expect(knownOf(undefined, [filled])).toBeUndefined();
});

test('ladder: one that has filled is counted, one that waits or was cancelled is not', () => {
  const statesOf = (...statuses: readonly SpotOrder['status'][]): readonly number[] => {
    filledPlaces = [];
    for (const status of statuses) knownOf(['11'], [{ ...filled, status }]);
    return filledPlaces;
  };
  expect(statesOf('filled')).toEqual([0]);
  expect(statesOf('pending', 'cancelled')).toEqual([]);
});

test('ladder: one that the server has twice is told, since its sums are then not known', () => {
  knownOf(['11'], [filled]);
  expect(doubles).not.toHaveBeenCalled();
  doubledRows = { wish: order, rows: [filled, { ...filled, id: '13' }] };
  knownOf(['11'], [filled]);
  expect(doubles).toHaveBeenCalledOnce();
});
