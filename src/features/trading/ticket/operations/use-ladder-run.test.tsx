import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { snapshotOf } from '../../../../../tests/support/ticket-samples.ts';
import type { LadderResult } from '../model/ladder-turn.ts';
import { useLadderRun } from './use-ladder-run.ts';

const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
vi.mock('../../orders/data/after-write.ts', () => ({ useRefreshAccount: () => refresh }));
afterEach(() => {
  cleanup();
  refresh.mockClear();
});

const orders = ['0.1', '0.2', '0.3'].map((sizeText) => snapshotOf({ sizeText }));

function run(...results: readonly LadderResult[]) {
  const { result } = renderHook(useLadderRun);
  act(() => result.current.begin(orders));
  for (const one of results) act(() => result.current.end(one));
  return result.current.run;
}

test('ladder: one order after another, and what is refused stops none of the others', () => {
  const [first, , third] = orders;
  expect(run()).toMatchObject({ turn: 0, placed: [] });
  expect(run('accepted', 'refused')).toMatchObject({ turn: 2, placed: [first] });
  expect(refresh).not.toHaveBeenCalled();
  expect(run('accepted', 'refused', 'found')).toMatchObject({
    turn: undefined,
    placed: [first, third],
    isUncertain: false,
  });
  expect(refresh).toHaveBeenCalledOnce();
});

test.each(['unknown', 'elsewhere'] as const)('ladder: after an order that is %s no other is sent', (result) => {
  expect(run('accepted', result)).toMatchObject({ turn: undefined, placed: [orders[0]], isUncertain: true });
});

test('ladder: a second tap begins nothing new', () => {
  const { result } = renderHook(useLadderRun);
  act(() => result.current.begin(orders));
  act(() => result.current.end('accepted'));
  act(() => result.current.begin(orders));
  expect(result.current.run).toMatchObject({ turn: 1, placed: [orders[0]] });
});

test('ladder: stopped, it waits for the order that is being sent and sends no other', () => {
  const { result } = renderHook(useLadderRun);
  act(() => result.current.begin(orders));
  act(() => result.current.end('accepted'));
  act(() => result.current.stop());
  expect(result.current.run).toMatchObject({ turn: 1, placed: [orders[0]] });
  act(() => result.current.end('accepted'));
  expect(result.current.run).toMatchObject({ turn: undefined, placed: orders.slice(0, 2) });
});
