import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleContract, sentContract } from '../../../../../tests/support/contract-samples.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { KeptRequests, type Note } from '../../../../core/sending/kept-requests.ts';
import { contractWay } from '../model/contract-way.ts';
import { useStopsAfter } from './use-stops-after.ts';

const stage = vi.hoisted(() => {
  let text: string | undefined;
  return {
    list: { orders: undefined as readonly unknown[] | undefined, readAt: 0, hasMore: false },
    note: {
      read: () => text,
      write: (kept: string) => {
        text = kept;
      },
      remove: () => {
        text = undefined;
      },
      watch: () => () => undefined,
    } satisfies Note,
    pause: () => Promise.resolve(),
    setStops: (): Promise<unknown> => Promise.resolve(undefined),
    problem: vi.fn<(...said: readonly unknown[]) => void>(),
  };
});
vi.mock('../../orders/data/contract-orders.ts', () => ({ useContractOrders: () => stage.list }));
vi.mock('../data/contract-stops.ts', () => ({ useSetContractStops: () => stage.setStops }));
vi.mock('../../../../core/sending/use-note.ts', () => ({ useNote: () => stage.note }));
vi.mock('../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ id: 'live', isSimulated: false }) }));
vi.mock('../../../../core/ui/notify.ts', () => ({ notify: { problem: stage.problem } }));
vi.mock('../../../../core/i18n/use-text.ts', () => {
  const t = (key: string): string => key;
  return { useText: () => t };
});
vi.mock('../../../../core/time/device-time.ts', () => ({ usePause: () => stage.pause }));

const { stops } = sentContract;
const opened: ContractOrder = { ...sampleContract, takeProfit: undefined, stopLoss: undefined };
const keptAtAll = (): boolean => stage.note.read() !== undefined;

beforeEach(() => {
  stage.list = { orders: undefined, readAt: 0, hasMore: false };
  new KeptRequests(stage.note, contractWay).keep({
    id: 'BTC/USDT',
    wish: sentContract,
    before: { ids: [], available: undefined },
    phase: 'accepted',
  });
});
afterEach(() => {
  cleanup();
  stage.problem.mockClear();
});

const leftBehind = (found: readonly ContractOrder[]) => {
  const readLatest = () => Promise.resolve(found);
  return renderHook(() => useStopsAfter('BTC/USDT', readLatest));
};

/** The list of open positions is read once more. */
async function read(view: ReturnType<typeof leftBehind>, orders: readonly ContractOrder[]): Promise<void> {
  await act(async () => {
    stage.list = { ...stage.list, orders, readAt: stage.list.readAt + 1 };
    view.rerender();
    await Promise.resolve();
  });
}

test('PO2: levels left behind that are set after all are not said to be missing, and are forgotten', async () => {
  const view = leftBehind([{ ...opened, ...stops }]);
  await waitFor(() => expect(keptAtAll()).toBe(false));
  expect(view.result.current.shown).toBeUndefined();
});

test('PO2: missing levels are said to be missing until two readings show that the position is over', async () => {
  const view = leftBehind([opened]);
  await waitFor(() => expect(view.result.current.shown?.state.kind).toBe('left'));
  await read(view, [opened]);
  await read(view, []);
  expect(view.result.current.shown).toBeUndefined();
  expect(keptAtAll()).toBe(false);
});

test('PO2: one reading that may be older than the position takes nothing back', async () => {
  const view = leftBehind([opened]);
  await waitFor(() => expect(view.result.current.shown?.state.kind).toBe('left'));
  await read(view, []);
  expect(view.result.current.shown?.state.kind).toBe('left');
  expect(keptAtAll()).toBe(true);
});

test.each([
  ['the position is over', []],
  ['the position goes without them', [opened]],
])('T5: "Stops set" goes by itself once %s', async (_, now) => {
  stage.note.remove();
  stage.setStops = () => Promise.resolve(undefined);
  const view = leftBehind([opened]);
  act(() => view.result.current.begin({ sent: sentContract, before: { ids: [], available: undefined } }));
  await waitFor(() => expect(view.result.current.shown?.state.kind).toBe('set'));
  await read(view, [{ ...opened, ...stops }]);
  await read(view, [{ ...opened, ...stops }]);
  expect(view.result.current.shown?.state.kind).toBe('set');
  await read(view, now);
  expect(view.result.current.shown).toBeUndefined();
});

test.each([
  ['here they stand in the notice', false, []],
  [
    'on another page that is told for itself, and stays to be said on return',
    true,
    [
      [
        'BTC/USDT · stops.notSet',
        undefined,
        { isSimulated: false, way: { to: '/pages/transaction/contract_order?list=open', text: 'lists.open' } },
      ],
    ],
  ],
] as const)('PO2: of levels that are refused after the order: %s', async (_, isElsewhere, told) => {
  stage.note.remove();
  let refuse = (): void => undefined;
  stage.setStops = () =>
    new Promise((resolve) => (refuse = () => resolve(new AppError('server', 'The market is closed.'))));
  const view = leftBehind([opened]);
  act(() => view.result.current.begin({ sent: sentContract, before: { ids: [], available: undefined } }));
  await waitFor(() => expect(view.result.current.shown?.state.kind).toBe('setting'));
  if (isElsewhere) view.unmount();
  await act(async () => refuse());
  expect(stage.problem.mock.calls).toEqual(told);
  expect(keptAtAll()).toBe(true);
});
