import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../../core/errors/app-error.ts';
import { unseenAccount } from '../data/account-view.ts';
import type { SpotWay } from '../model/order-snapshot.ts';
import { useSending, type Answer } from './use-sending.ts';

const stage = vi.hoisted(() => ({ reread: vi.fn<() => void>() }));
vi.mock('../../shared/instruments/data/instruments.ts', () => ({ useRereadInstruments: () => stage.reread }));
vi.mock('../data/account-view.ts', () => ({
  unseenAccount: { kind: 'unseen' },
  useNow: () => () => 0,
  usePause: () => () => new Promise(() => undefined),
}));
beforeEach(() => stage.reread.mockClear());

async function send(answer: Answer<SpotWay>): Promise<void> {
  const { result } = renderHook(() =>
    useSending<SpotWay>({
      rules: { draftId: () => 'draft' },
      lost: { keep: () => undefined } as never,
      place: () => Promise.resolve(answer),
      act: () => ({ kind: 'idle' }),
      refresh: () => undefined,
      onPlaced: () => undefined,
    }),
  );
  await result.current({} as never, Promise.resolve(unseenAccount));
}

test('MK4: an order that the server refuses asks for the list of pairs again, for its market may have closed', async () => {
  await send({ kind: 'accepted' });
  await send({ kind: 'no-answer', isAnswered: false });
  await send({ kind: 'refused', error: new AppError('offline', '') });
  expect(stage.reread).not.toHaveBeenCalled();
  await send({ kind: 'refused', error: new AppError('server', 'Market closed') });
  expect(stage.reread).toHaveBeenCalledOnce();
});
