import { act, cleanup, render, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { BrowserStorage } from '../../adapters/wire/platform/browser-storage.ts';
import { speak } from '../../core/i18n/i18n.ts';
import { watchNotices, type Notice } from '../../core/ui/notify.ts';
import { NotKeptNotice } from './not-kept-notice.tsx';

afterEach(cleanup);

/** An area with what a browser's own asks of it here. */
const createArea = (): Storage => ({
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => undefined,
});

test('18B NotKeptNotice: what a full device does not store is in effect for the visit, and it is said once', async () => {
  await speak('en');
  const told: Notice[] = [];
  const stop = watchNotices((notice) => told.push(notice));
  // What an earlier test said while nothing listened.
  told.length = 0;
  await act(async () => {
    render(
      <Suspense>
        <NotKeptNotice />
      </Suspense>,
    );
  });
  const area = createArea();
  const storage = new BrowserStorage({ area, prefix: 'test.', tabs: new EventTarget() });
  storage.write('theme', 'light');
  vi.spyOn(area, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await act(async () => storage.write('theme', 'dark'));
  await act(async () => storage.write('layout', 'wide'));
  expect([storage.read('theme'), storage.read('layout')]).toEqual(['dark', 'wide']);
  await waitFor(() => expect(told.map(({ kind }) => kind)).toEqual(['problem']), { timeout: 60_000 });
  expect(told[0]?.text).toContain('This device stores nothing more.');
  stop();
});
