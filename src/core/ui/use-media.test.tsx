import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useMedia } from './use-media.ts';

test('useMedia: asks the browser once, however often it is drawn, and follows the window', () => {
  const listeners = new Set<() => void>();
  const media = {
    matches: false,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  const ask = vi.fn<(query: string) => typeof media>(() => media);
  vi.stubGlobal('matchMedia', ask);
  const { result, rerender, unmount } = renderHook(() => useMedia('(min-width: 1024px)'));
  rerender();
  rerender();
  expect(ask.mock.calls).toEqual([['(min-width: 1024px)']]);
  expect(result.current).toBe(false);
  act(() => {
    media.matches = true;
    for (const listener of listeners) listener();
  });
  expect(result.current).toBe(true);
  unmount();
  expect(listeners.size).toBe(0);
});
