import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../../../core/errors/app-error.ts';
import { price, quantity } from '../../../../core/money/amount.ts';
import type { CancelOrder } from '../model/order-move.ts';
import type { AskedMove, MovingSheetProps } from '../parts/move-order-sheet.tsx';
import { useCancellingMove, type CancellingCalls } from './use-cancelling-move.ts';

interface Order {
  readonly id: string;
  readonly status: string;
}
type Sheet = Omit<MovingSheetProps<Order>, 'onClose'>;
type Outcome = Promise<AppError | undefined>;

const refresh = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../../orders/data/after-write.ts', () => ({ useRefreshAccount: () => refresh }));
vi.mock('./use-move-memory.ts', () => ({ useMoveMemory: () => (cancel: CancelOrder) => cancel }));
vi.mock('../../../../core/time/device-time.ts', () => ({
  usePause: () => () => new Promise((resolve) => void setTimeout(resolve, 1)),
}));

const onEarlier = vi.hoisted(() => vi.fn<(outcome: Promise<AppError | undefined>) => void>());
vi.mock('./check-earlier.ts', () => ({
  checkEarlier: async (_become: unknown, _id: string, outcome: Outcome) => onEarlier(outcome),
}));

const never: Outcome = new Promise(() => undefined);
const asked: AskedMove = {
  id: '7',
  kind: 'asked',
  error: undefined,
  earlier: undefined,
  isGone: false,
  from: price('60000'),
  to: price('61000'),
  size: quantity('1'),
  base: 'BTC',
  quote: 'USDT',
  priceStep: undefined,
  isFilledKnown: true,
  stop: undefined,
};
const cancel = vi.fn<CancelOrder>();
const earlier = vi.fn<CancellingCalls<Order>['earlier']>();
let status = 'pending';
let looks = 0;

function start(move: AskedMove | undefined = asked) {
  let told: string | undefined;
  const follow = (outcome: Outcome): void => void outcome.then((failure) => (told = failure?.kind ?? 'done'));
  onEarlier.mockImplementation(follow);
  const sheet: Sheet = {
    move,
    memory: undefined as never,
    onConfirm: (run) => follow(run('7')),
    become: () => undefined,
  };
  const read = async () => {
    looks += 1;
    return { items: [{ id: '7', status }], hasMore: false, total: 1 };
  };
  const hook = renderHook(
    (given: AskedMove | undefined) => useCancellingMove({ ...sheet, move: given }, { cancel, earlier, read }),
    {
      initialProps: move,
    },
  );
  return {
    press: () => act(async () => hook.result.current()),
    show: (change: Partial<AskedMove>) => act(async () => hook.rerender({ ...asked, ...change })),
    told: () => told,
  };
}

beforeEach(() => {
  refresh.mockReset().mockResolvedValue(undefined);
  cancel.mockReset().mockReturnValue(never);
  earlier.mockReset().mockReturnValue(undefined);
  onEarlier.mockReset();
  [status, looks] = ['pending', 0];
});
afterEach(cleanup);

test.each([
  ['cancelled', 'done'],
  ['filled', 'not-done'],
])('CH3, OE5: without an answer a cancellation ends as soon as its order has left the list: %s', async (at, end) => {
  const { press, show, told } = start();
  await press();
  await show({ kind: 'cancelling' });
  expect([told(), looks]).toEqual([undefined, 0]);
  status = at;
  await show({ kind: 'cancelling', isGone: true });
  await act(async () => undefined);
  expect([told(), cancel.mock.calls.length]).toEqual([end, 1]);
});

test('CH3, OE5: an order that is not listed and yet waits is looked for again, and its cancellation stays open', async () => {
  const { press, show, told } = start();
  await press();
  await show({ kind: 'cancelling', isGone: true });
  await waitFor(() => expect(looks).toBeGreaterThan(1));
  expect(told()).toBeUndefined();
  status = 'cancelled';
  await waitFor(() => expect(told()).toBe('done'));
});

test('CH3: what is free is read before the new order is next, and a failure is told at once', async () => {
  refresh.mockReturnValue(new Promise(() => undefined));
  cancel.mockResolvedValue(undefined);
  const done = start();
  await done.press();
  expect(done.told()).toBeUndefined();
  cancel.mockResolvedValue(new AppError('not-done', ''));
  const failed = start();
  await failed.press();
  expect([failed.told(), refresh.mock.calls.length]).toEqual(['not-done', 2]);
});

test('CH3, OE5: what an earlier page has sent is found as soon as the question stands, and nothing is sent', async () => {
  earlier.mockReturnValue(Promise.resolve(new AppError('no-answer', '')));
  const { show, told } = start();
  await act(async () => undefined);
  expect([earlier.mock.calls, onEarlier.mock.calls.length, told()]).toEqual([[['7']], 1, 'no-answer']);
  await show({ kind: 'checking' });
  expect([earlier.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 0]);
});

test('CH3: without anything sent before, the question stands at once', async () => {
  start();
  await act(async () => undefined);
  expect([earlier.mock.calls.length, onEarlier.mock.calls.length]).toEqual([1, 0]);
});
