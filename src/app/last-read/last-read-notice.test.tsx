import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { tellReach } from '../../core/query/reach.ts';
import { LastReadNotice } from './last-read-notice.tsx';
import { addRestored, dropRestored } from './restored.ts';

const device = vi.hoisted(() => ({ isOffline: false }));
vi.mock('../../core/session/use-offline.ts', () => ({ useOffline: () => device.isOffline }));

afterEach(() => {
  cleanup();
  tellReach({ isSilent: false });
  dropRestored('["old"]');
  device.isOffline = false;
});

function show(queries = new QueryClient()): void {
  render(
    <QueryClientProvider client={queries}>
      <Suspense>
        <LastReadNotice readAt={Date.UTC(2026, 0, 5, 12, 3, 4)} />
      </Suspense>
    </QueryClientProvider>,
  );
}
const figures = /Figures of 2026-01-05 \d\d:03:04, from your last visit\.$/;
const notice = async (): Promise<string> =>
  (await screen.findByText(figures, {}, { timeout: 60_000 })).textContent.replace(figures, '').trim();

test('E20 LastReadNotice: says why the figures are old, and of when', async () => {
  addRestored('["old"]', 0);
  show();
  expect(await notice()).toBe('');
  act(() => tellReach({ isSilent: true }));
  expect(await notice()).toBe('The platform is not answering.');
  cleanup();
  device.isOffline = true;
  show();
  expect(await notice()).toBe('You are offline; nothing can be sent.');
  // Nothing can be asked for without a network.
  expect(screen.queryByRole('button')).toBeNull();
});

test('E20 LastReadNotice: asks again for what is old, and for nothing else', async () => {
  const queries = new QueryClient();
  queries.setQueryData(['old'], 1);
  queries.setQueryData(['new'], 1);
  addRestored('["old"]', 0);
  show(queries);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 60_000 }));
  expect(['old', 'new'].map((key) => queries.getQueryState([key])?.isInvalidated)).toEqual([true, false]);
});

test('E20 LastReadNotice: the page is dimmed while it stands, and the line that says less is hidden', async () => {
  show();
  await notice();
  expect(document.documentElement.dataset['lastRead']).toBe('');
  cleanup();
  expect(document.documentElement.dataset['lastRead']).toBeUndefined();
});
