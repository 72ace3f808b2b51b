import { cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { cannotStartEvent } from './cannot-start.ts';
import { lazyScreen, screenTimeLimitMs } from './lazy-screen.tsx';

const reloaded = {
  name: '',
  entryType: 'navigation',
  type: 'reload',
  startTime: 0,
  duration: 0,
  toJSON: () => undefined,
};
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('lazyScreen', () => {
  test('lazyScreen: preloading twice fetches once', () => {
    const load = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
    const screen = lazyScreen(load);
    void screen.preload();
    void screen.preload();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('lazyScreen: a failed fetch is repeated after retry, and not before', async () => {
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('chunk')));
    const screen = lazyScreen(load);
    void screen.preload();
    await Promise.resolve();
    void screen.preload();
    expect(load).toHaveBeenCalledTimes(1);
    screen.retry();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('lazyScreen: what fails again loads the page anew', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const screen = lazyScreen(() => Promise.reject(new TypeError('chunk')));
    void screen.preload();
    await settled();
    expect(reload).not.toHaveBeenCalled();
    screen.retry();
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('R2 lazyScreen: what fails again on a page that was loaded anew is told to the page of last resort', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reloaded]);
    const told: unknown[] = [];
    const listen = (event: Event): void => {
      event.preventDefault();
      told.push(event instanceof CustomEvent ? event.detail : undefined);
    };
    const screen = lazyScreen(() => Promise.reject(new TypeError('chunk')));
    screen.retry();
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
    window.addEventListener(cannotStartEvent, listen);
    screen.retry();
    await settled();
    window.removeEventListener(cannotStartEvent, listen);
    expect([reload.mock.calls.length, told]).toEqual([1, ['the screen did not arrive']]);
  });

  test('18B lazyScreen: what has arrived is drawn at once, without a moment of waiting', async () => {
    const Late = lazyScreen(async () => ({ default: () => 'the screen' }));
    await Late.preload();
    const drawn: string[] = [];
    function Waiting(): undefined {
      drawn.push('waiting');
    }
    const { container } = render(
      <Suspense fallback={<Waiting />}>
        <Late />
      </Suspense>,
    );
    expect([container.textContent, drawn]).toEqual(['the screen', []]);
    cleanup();
  });

  test('4.2 lazyScreen: the time limit is that of the specification', () => {
    expect(screenTimeLimitMs).toBe(60_000);
  });
});
