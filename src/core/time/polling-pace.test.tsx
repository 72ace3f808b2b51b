import { act, cleanup, renderHook } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Preferences, type DataSaver } from '../preferences/preferences.ts';
import { PreferencesContext } from '../preferences/use-preferences.ts';
import { createQueryClient } from '../query/query-client.ts';
import { usePagedRows } from '../query/use-paged-rows.ts';
import { savingPace } from './polling-pace.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** How often a list that is read every ten seconds is asked for in four minutes. */
async function questions(dataSaver: DataSaver, canWait: boolean): Promise<number> {
  const preferences = new Preferences();
  preferences.change({ dataSaver });
  const client = createQueryClient(() => undefined);
  const read = vi.fn<(page: number) => Promise<{ items: []; hasMore: false; total: 0 }>>(() =>
    Promise.resolve({ items: [], hasMore: false, total: 0 }),
  );
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PreferencesContext value={preferences}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </PreferencesContext>
  );
  const list = {
    key: ['root', 'list', String(canWait), dataSaver] as never,
    read,
    pageOf: (page: { items: []; hasMore: false; total: 0 }) => page,
    isEnabled: true,
    intervalMs: () => 10_000,
    staleMs: 5_000,
    canWait,
  };
  const { unmount } = renderHook(() => usePagedRows(list), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(240_500));
  unmount();
  return read.mock.calls.length - 1;
}

test('E41 usePagedRows: a list that can wait is asked for four times more rarely while data is saved', async () => {
  expect(savingPace).toBe(4);
  expect(await questions('off', true)).toBe(24);
  expect(await questions('on', true)).toBe(6);
});

test('E41 usePagedRows: a list that money hangs on keeps its pace', async () => {
  expect(await questions('on', false)).toBe(24);
});
