import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLeftInside } from './use-left-inside.ts';

const change = (key: string, newValue: string | null): void =>
  void window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('useLeftInside: tells of a log-out in the shown page, not of a log-in there, nor of one outside it', () => {
  const onLeft = vi.fn<() => void>();
  const { unmount } = renderHook(() => useLeftInside(onLeft));
  change('tandem.preview.token', 'another');
  change('tandem.in-browser.token', null);
  change('tandem.preview.lang', null);
  expect(onLeft).not.toHaveBeenCalled();
  change('tandem.preview.token', null);
  expect(onLeft).toHaveBeenCalledOnce();
  unmount();
  change('tandem.preview.token', null);
  expect(onLeft).toHaveBeenCalledOnce();
});
