import { act, cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindDevice } from '../../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { withNotices } from '../../../../core/domain/notices/notice-book.ts';
import type { AccountId } from '../../../../core/account/account-scope.ts';
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

interface Unread {
  readonly notices?: number;
  readonly practice?: number;
  readonly messages?: number;
}

async function bellWith({ notices = 0, practice = 0, messages = 0 }: Unread, account: AccountId = 'live') {
  unread.count = messages;
  for (const [owner, count] of [
    ['live', notices],
    ['moni', practice],
  ] as const) {
    const fresh = Array.from({ length: count }, (_, index) => credited(String(index)));
    const store = noticeStoreOf(root.get(PersonalStorage), owner, '1');
    store.change((book) => withNotices(book, fresh, 5));
  }
  const Ports = portsAround(root);
  await act(async () => {
    render(
      <Ports>
        <button type="button" aria-label="Bell" aria-describedby="unread">
          <span id="bell" />
        </button>
        <NoticeBadge account={account} />
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
    const bell = await bellWith({ notices, messages });
    await vi.waitFor(() => expect(bell).toHaveProperty('textContent', `${shown}${said}`), { timeout: 30_000 });
    expect(screen.getByRole('button', { description: said })).toBe(bell);
  },
);

test.each([
  ['live', 2, 3, 0, '2', 'Unread: 2 · Practice, unread: 3', 'false'],
  ['moni', 2, 3, 0, '3', 'Unread: 2 · Practice, unread: 3', 'true'],
  ['live', 0, 3, 1, '1', 'Unread: 1 · Practice, unread: 3', 'false'],
  ['live', 0, 3, 0, '3', 'Practice, unread: 3', 'true'],
  ['moni', 2, 0, 0, '2', 'Unread: 2', 'false'],
] as const)(
  'T1 NoticeBadge: on a page of %s, %i notices of real money and %i of practice are not added up',
  async (account, notices, practice, messages, shown, said, isPractice) => {
    const bell = await bellWith({ notices, practice, messages }, account);
    await vi.waitFor(() => expect(bell).toHaveProperty('textContent', `${shown}${said}`), { timeout: 30_000 });
    expect(bell.querySelector('[data-practice]')?.getAttribute('data-practice')).toBe(isPractice);
  },
);
