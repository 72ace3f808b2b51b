import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { speak } from '../../core/i18n/i18n.ts';
import { OfferedUpdate } from '../shell/offered-update.tsx';
import { offerVersion, postponeVersion } from './newer-version.ts';

afterEach(() => {
  cleanup();
  postponeVersion();
});

/** The notice and its words come late, and later on a busy machine. */
const patience = { timeout: 60_000 };

const tap = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

async function draw(form: boolean) {
  await speak('en');
  const start = vi.fn<() => void>();
  offerVersion({ start });
  await act(async () => {
    render(
      <Suspense>
        <OfferedUpdate isMark />
        <OfferedUpdate />
        {form ? <form aria-label="Order ticket" /> : undefined}
      </Suspense>,
    );
  });
  return start;
}

test('18B UpdateNotice: beside an open form there is a mark alone; asked, it says what stays, and starts only when told', async () => {
  const start = await draw(true);
  await screen.findByRole('button', { name: 'New version' }, patience);
  expect(screen.queryByRole('status')).toBeNull();
  tap('New version');
  expect(screen.getByRole('status').textContent).toContain('Tickets keep what you typed');
  expect(start).not.toHaveBeenCalled();
  tap('Update now');
  expect(start).toHaveBeenCalledOnce();
  tap('New version');
  expect(screen.queryByRole('status')).toBeNull();
  tap('New version');
  tap('Later');
  expect(screen.queryByRole('button')).toBeNull();
});

test('18B UpdateNotice: where nothing is open it says so by itself', async () => {
  await draw(false);
  const notice = await screen.findByRole('status', {}, patience);
  expect(notice.textContent).toBe('A new version is ready. LaterUpdate now');
  expect(screen.queryByRole('button', { name: 'New version' })).toBeNull();
});
