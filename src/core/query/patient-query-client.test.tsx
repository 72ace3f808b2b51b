import { focusManager, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { createQueryClient } from './query-client.ts';

/** When a read that repeats every 5 s is asked, s, when its first answer is "too often" with `waitMs`. */
async function readsOf(waitMs: number | undefined, during: (second: number) => void = () => undefined) {
  vi.useFakeTimers();
  const begun = performance.now();
  const asked: number[] = [];
  const client = createQueryClient(() => undefined);
  client.mount();
  const queryFn = async (): Promise<string> => {
    asked.push(Math.round((performance.now() - begun) / 1000));
    if (asked.length === 1) throw new AppError('too-often', '', { waitMs });
    return 'read';
  };
  const observer = new QueryObserver(client, { queryKey: ['x'], queryFn, refetchInterval: 5_000 });
  const stop = observer.subscribe(() => undefined);
  for (let second = 1; second <= 26; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    during(second);
  }
  stop();
  client.unmount();
  vi.useRealTimers();
  return asked;
}

describe('18B Retry-After', () => {
  test('18B a read that repeats waits as long as the server says, and then repeats as before', async () => {
    expect(await readsOf(20_000)).toEqual([0, 20, 25]);
    expect(await readsOf(undefined)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(await readsOf(1_000)).toEqual([0, 5, 10, 15, 20, 25]);
  });

  test('18B a return to the page reads again, but not before', async () => {
    const comeBack = (at: number) => (second: number) => {
      if (second !== at) return;
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    };
    expect(await readsOf(20_000, comeBack(8))).toEqual([0, 20, 25]);
    expect(await readsOf(undefined, comeBack(3))).toEqual([0, 3, 8, 13, 18, 23]);
    focusManager.setFocused(undefined);
  });

  test('18B a screen that is left and opened again, or another part that shows the same, reads again, but not before', async () => {
    vi.useFakeTimers();
    const client = createQueryClient(() => undefined);
    const queryFn = vi.fn<() => Promise<string>>(() =>
      Promise.reject(new AppError('too-often', '', { waitMs: 20_000 })),
    );
    const openAndLeave = async (): Promise<number> => {
      const leave = new QueryObserver(client, { queryKey: ['x'], queryFn }).subscribe(() => undefined);
      await vi.advanceTimersByTimeAsync(8_000);
      leave();
      return queryFn.mock.calls.length;
    };
    expect(await openAndLeave()).toBe(1);
    expect(await openAndLeave()).toBe(1);
    expect(await openAndLeave()).toBe(1);
    expect(await openAndLeave()).toBe(2);
    vi.useRealTimers();
  });
});
