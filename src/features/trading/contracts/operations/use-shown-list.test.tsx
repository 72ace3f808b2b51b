import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sentContract } from '../../../../../tests/support/contract-samples.ts';
import type { OrderOnItsWay } from '../../orders/model/order-on-its-way.ts';
import type { OrderType } from '../../orders/model/ticket.ts';
import type { ContractWay } from '../model/contract-way.ts';
import { useShownList } from './use-shown-list.ts';

afterEach(cleanup);

type OnItsWay = OrderOnItsWay<ContractWay>;
const orderOf = (orderType: OrderType, phase: OnItsWay['phase']): OnItsWay => ({
  snapshot: { ...sentContract, orderType },
  phase,
});
interface Given {
  readonly onItsWay?: OnItsWay;
}
const nothing: Given = {};
const shown = () => renderHook(({ onItsWay }: Given) => useShownList(onItsWay), { initialProps: nothing });

test('OE8: a limit order that is placed shows the list in which it waits, and the next market order that of positions', () => {
  const { result, rerender } = shown();
  expect(result.current.kind).toBe('open');
  rerender({ onItsWay: orderOf('limit', 'sending') });
  expect(result.current.kind).toBe('open');
  rerender({ onItsWay: orderOf('limit', 'accepted') });
  expect(result.current.kind).toBe('pending');
  rerender({});
  expect(result.current.kind).toBe('pending');
  rerender({ onItsWay: orderOf('market', 'accepted') });
  expect(result.current.kind).toBe('open');
});

test('OE8: a list that was chosen stays', () => {
  const { result, rerender } = shown();
  act(() => result.current.choose('open'));
  rerender({ onItsWay: orderOf('limit', 'accepted') });
  expect(result.current.kind).toBe('open');
});
