import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Preferences } from '../../../../core/preferences/preferences.ts';
import { PreferencesContext } from '../../../../core/preferences/use-preferences.ts';
import { UnreadBadge } from './unread-badge.tsx';

const unread = vi.hoisted(() => ({ count: 0 }));
vi.mock('../data/unread-count.ts', () => ({ useUnreadCount: () => unread.count }));

const show = (count: number, tellMessages = true): void => {
  unread.count = count;
  const preferences = new Preferences();
  preferences.change({ tellMessages });
  render(
    <PreferencesContext value={preferences}>
      <Suspense>
        <button type="button" aria-label="Messages" aria-describedby="unread">
          <UnreadBadge />
        </button>
      </Suspense>
    </PreferencesContext>,
  );
};

afterEach(cleanup);

test('MS1 UnreadBadge: a button with a name of its own is described by the number', async () => {
  show(3);
  const button = await screen.findByRole('button', { name: 'Messages', description: 'Unread: 3' }, { timeout: 60_000 });
  expect(button.textContent).toContain('3');
});

test('MS1 UnreadBadge: there is nothing where all has been read', async () => {
  show(0);
  expect((await screen.findByRole('button', { name: 'Messages' }, { timeout: 60_000 })).textContent).toBe('');
});

test('E35 UnreadBadge: who does not want to be told of messages sees no number', async () => {
  show(3, false);
  expect((await screen.findByRole('button', { name: 'Messages' }, { timeout: 60_000 })).textContent).toBe('');
});
