import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { openedOf } from '../../../../core/domain/orders/contract-levels.ts';
import { price } from '../../../../core/money/amount.ts';
import { useSavingStops } from './use-saving-stops.ts';

const stage = vi.hoisted(() => ({
  answer: (_failure?: unknown): void => undefined,
  problem: vi.fn<(...said: readonly unknown[]) => void>(),
  success: vi.fn<(text: string) => void>(),
}));
vi.mock('../data/contract-stops.ts', () => ({
  useSetContractStops: () => () => new Promise((resolve) => (stage.answer = resolve)),
}));
vi.mock('../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ id: 'moni', isSimulated: true }) }));
vi.mock('../../../../core/ui/notify.ts', () => ({ notify: { problem: stage.problem, success: stage.success } }));
vi.mock('../../../../core/time/device-time.ts', () => ({ usePause: () => () => new Promise(() => undefined) }));
vi.mock('../../../../core/i18n/use-text.ts', () => ({ useText: () => (key: string) => key }));
vi.mock('../../../../core/ui/failures/use-failed-text.ts', () => ({
  useFailedText: () => (error: AppError) => `not set: ${error.message}`,
}));

afterEach(() => {
  cleanup();
  stage.problem.mockClear();
  stage.success.mockClear();
});

const refusal = new AppError('server', 'The market is closed.');

/** The levels of a position on their way to the server. */
function saving() {
  const onDone = vi.fn<() => void>();
  const hook = renderHook(() => useSavingStops(onDone));
  act(() => {
    const wanted = { ...openedOf(sampleContract), takeProfit: undefined, stopLoss: price('60000') };
    void hook.result.current.save(wanted);
  });
  return { ...hook, onDone };
}

test('PO2: in the sheet that sent the levels what the server says stands below them', async () => {
  const { result, onDone } = saving();
  await act(async () => stage.answer(refusal));
  expect([result.current.failure, result.current.isSaving]).toEqual(['not set: The market is closed.', false]);
  expect([stage.problem.mock.calls.length, onDone.mock.calls.length]).toEqual([0, 0]);
});

test.each([
  ['its sheet is closed', ({ result }: ReturnType<typeof saving>) => result.current.leave()],
  ['its page is left', ({ unmount }: ReturnType<typeof saving>) => unmount()],
])(
  'PO2: once %s, levels that are refused are told for themselves, and levels that are set close no other sheet',
  async (_, leave) => {
    leave(saving());
    await act(async () => stage.answer(refusal));
    expect(stage.problem.mock.calls).toEqual([['not set: The market is closed.', undefined, { isSimulated: true }]]);
    const set = saving();
    leave(set);
    await act(async () => stage.answer());
    expect([stage.success.mock.calls.length, set.onDone.mock.calls.length]).toEqual([1, 0]);
  },
);

test('PO2: that there is no network is told until there is one; any other failure stays', async () => {
  const { result } = saving();
  await act(async () => stage.answer(new AppError('offline', '')));
  expect(result.current.failure).toBe('not set: ');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current.failure).toBeUndefined();
  const refused = saving();
  await act(async () => stage.answer(refusal));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(refused.result.current.failure).toBe('not set: The market is closed.');
});
