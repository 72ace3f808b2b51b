import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LadderRun } from '../operations/use-ladder-run.ts';
import { useLadderMemory } from '../operations/use-ladder-memory.ts';
import { LeftRun } from '../../orders/panels/left-run.tsx';

const told = vi.hoisted(() => vi.fn<(text: string) => void>());
vi.mock('../../../../core/ui/notify.ts', () => ({ notify: { problem: told } }));
vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: true, userId: '1' }) }));

const memoryKey = 'tandem.ticket.move.live.ladder.spot.BTC/USDT';
const orders = ['a', 'b', 'c'];
const run = (turn: number | undefined, placed: number): LadderRun<string> => ({
  orders,
  turn,
  placed: orders.slice(0, placed),
  isUncertain: false,
  isStopping: false,
});

beforeEach(() => {
  sessionStorage.clear();
  told.mockClear();
});
afterEach(cleanup);

/** What is said with the sheet closed. */
async function onReturn(): Promise<readonly string[]> {
  render(<LeftRun memoryKey={memoryKey} isOpen={false} text="ladder.left" />);
  await act(async () => void (await new Promise((resolve) => void setTimeout(resolve, 50))));
  return told.mock.calls.map(([text]) => text);
}

test('ladder: one whose page goes while its orders are sent is told on return, once, and nothing is sent', async () => {
  const { rerender } = renderHook((now: LadderRun<string>) => useLadderMemory(memoryKey, now), {
    initialProps: run(0, 0),
  });
  rerender(run(2, 1));
  cleanup();
  const text = 'Ladder stopped: 1 of 3 orders placed. One may still follow; the rest was not sent. Check your orders.';
  await vi.waitFor(async () => expect(await onReturn()).toEqual([text]), { timeout: 60_000 });
  cleanup();
  expect(await onReturn()).toEqual([text]);
});

test('ladder: of one whose sheet is closed in the middle it is told at once', async () => {
  const { rerender } = render(<LeftRun memoryKey={memoryKey} isOpen text="ladder.left" />);
  const sheet = renderHook(() => useLadderMemory(memoryKey, run(1, 1)));
  expect(told).not.toHaveBeenCalled();
  sheet.unmount();
  rerender(<LeftRun memoryKey={memoryKey} isOpen={false} text="ladder.left" />);
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), { timeout: 60_000 });
});

test('ladder: of one whose orders all had their turn nothing is told', async () => {
  const { rerender } = renderHook((now: LadderRun<string>) => useLadderMemory(memoryKey, now), {
    initialProps: run(2, 2),
  });
  rerender(run(undefined, 3));
  expect(await onReturn()).toEqual([]);
});

test('ladder: the ladder of another person, and what cannot be read, is none', async () => {
  for (const text of ['', '{}', 'null', '{"owner":"2","done":1,"count":3}', '{"owner":"1","done":"1","count":3}']) {
    sessionStorage.setItem(memoryKey, text);
    expect(await onReturn()).toEqual([]);
    cleanup();
  }
});
