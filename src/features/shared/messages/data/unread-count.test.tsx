import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUnreadCount } from './unread-count.ts';

const unreadCount = vi.hoisted(() => vi.fn<() => Promise<number>>());
vi.mock('../../../../core/di/use-port.ts', () => ({ usePort: () => ({ unreadCount }) }));
const offer = vi.hoisted(() => ({ isOffered: true }));
vi.mock('../../server/data/is-call-offered.ts', () => ({ useIsCallOffered: () => offer.isOffered }));
vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: true }) }));

beforeEach(() => {
  vi.useFakeTimers();
  unreadCount.mockReset();
  offer.isOffered = true;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('W7 useUnreadCount: a server that lacks the count is not asked again', async () => {
  offer.isOffered = false;
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(() => useUnreadCount(), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(unreadCount).not.toHaveBeenCalled();
});

test('MS1 useUnreadCount: a new message shows within a minute', async () => {
  unreadCount.mockResolvedValueOnce(1).mockResolvedValue(2);
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useUnreadCount(), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(result.current).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current).toBe(2);
});
