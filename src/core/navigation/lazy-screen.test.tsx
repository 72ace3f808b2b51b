import { describe, expect, test, vi } from 'vitest';
import { lazyScreen, screenTimeLimitMs } from './lazy-screen.tsx';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('lazyScreen', () => {
  test('lazyScreen: preloading twice fetches once', () => {
    const load = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
    const screen = lazyScreen(load);
    screen.preload();
    screen.preload();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('lazyScreen: a failed fetch is repeated after retry, and not before', async () => {
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('chunk')));
    const screen = lazyScreen(load);
    screen.preload();
    await Promise.resolve();
    screen.preload();
    expect(load).toHaveBeenCalledTimes(1);
    screen.retry();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('lazyScreen: what fails again loads the page anew', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const screen = lazyScreen(() => Promise.reject(new TypeError('chunk')));
    screen.preload();
    await settled();
    expect(reload).not.toHaveBeenCalled();
    screen.retry();
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('4.2 lazyScreen: the time limit is that of the specification', () => {
    expect(screenTimeLimitMs).toBe(60_000);
  });
});
