import { act, cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindDevice } from '../../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { withNotices } from '../../../../core/domain/notices/notice-book.ts';
import type { Notice } from '../../../../core/domain/notices/notice.ts';
import { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import { Session } from '../../../../core/platform/session.ts';
import { noticeStoreOf } from '../data/notice-store.ts';
import { NoticeBadge } from './notice-badge.tsx';

const unread = vi.hoisted(() => ({ count: 0 }));
vi.mock('../../messages/data/unread-count.ts', () => ({ useUnreadCount: () => unread.count }));

const credited = (of: string): Notice => ({
  id: `deposit:${of}:deposit.credited`,
  subject: 'deposit',
  of,
  kind: 'deposit.credited',
  name: 'USDT',
  moment: '2026-01-05 10:00:00',
  at: 4,
  isTold: true,
  isRead: false,
});

let root: Container;
beforeEach(() => {
  root = new Container();
  const session = { isSignedIn: true, userId: '1', token: 'x', language: 'en' };
  root.bind(Session).toConstantValue({ state: () => session, watch: () => () => undefined } as never);
  bindDevice(root, new Map(), () => 5);
});
afterEach(cleanup);

async function bellWith(notices: number, messages: number): Promise<HTMLElement> {
  unread.count = messages;
  const fresh = Array.from({ length: notices }, (_, index) => credited(String(index)));
  const store = noticeStoreOf(root.get(PersonalStorage), 'live', '1');
  store.change((book) => withNotices(book, fresh, 5));
  const Ports = portsAround(root);
  await act(async () => {
    render(
      <Ports>
        <button type="button" aria-label="Bell" aria-describedby="unread">
          <span id="bell" />
        </button>
        <NoticeBadge />
      </Ports>,
    );
  });
  return screen.findByRole('button', { name: 'Bell' });
}

test.each([
  [1, 0, '1', 'Unread: 1'],
  [0, 2, '2', 'Unread: 2'],
  [3, 1, '3', 'Unread: notices 3, messages 1'],
  [100, 1, '99+', 'Unread: notices 99+, messages 1'],
])(
  'MS1 NoticeBadge: %i notices and %i messages are not added up, because one thing may be told by both',
  async (notices, messages, shown, said) => {
    const bell = await bellWith(notices, messages);
    await vi.waitFor(() => expect(bell).toHaveProperty('textContent', `${shown}${said}`), { timeout: 30_000 });
    expect(screen.getByRole('button', { description: said })).toBe(bell);
  },
);
