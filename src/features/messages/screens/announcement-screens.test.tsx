import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import AnnouncementListScreen from './announcement-list-screen.tsx';
import AnnouncementScreen from './announcement-screen.tsx';
import MessageCentreScreen from './message-centre-screen.tsx';

const kept = vi.hoisted(() => ({ storage: { read: vi.fn<(key: string) => string | undefined>() } }));
let lacking: readonly string[] = [];
const article = (id: string) => ({ id, title: `Notice ${id}`, summary: '', html: 'Words', createdAt: '', cover: '' });
vi.mock('../../shared/articles/data/articles.ts', () => ({
  useArticles: () => ({ data: { items: ['1', '2', '3'].map(article), hasMore: false }, error: null }),
}));
vi.mock('../../shared/articles/data/article.ts', () => ({
  useArticleWithId: (id: string) => ({ data: article(id), error: null }),
}));
vi.mock('../../shared/server/data/use-is-entry-offered.ts', () => ({
  useIsEntryOffered: (entry: string) => !lacking.includes(entry),
}));
vi.mock('../../shared/rich-text/parts/rich-text.tsx', () => ({ RichText: () => undefined }));
const sent = ['6', '5', '4', '3'].map((id) => ({ ...article(id), title: `Message ${id}`, isRead: id !== '6' }));
vi.mock('../../shared/messages/data/messages.ts', () => ({ useMessages: () => ({ data: sent, error: null }) }));
vi.mock('../../shared/messages/panels/unread-badge.tsx', () => ({ UnreadBadge: () => undefined }));
vi.mock('../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: true }) }));
vi.mock('../../../core/preferences/use-preferences.ts', () => ({ usePreferences: () => ({ tellMessages: true }) }));
vi.mock('../../../core/di/use-port.ts', async (original) => ({
  ...(await original<typeof import('../../../core/di/use-port.ts')>()),
  usePort: () => kept.storage,
}));

const list = '/pages/mailMessage/ggList';
beforeEach(() => {
  const texts = new Map<string, string>();
  Object.assign(kept, {
    storage: {
      read: (key: string) => texts.get(key),
      write: (key: string, text: string) => void texts.set(key, text),
      keeps: () => true,
      watch: () => () => undefined,
    },
  });
});
afterEach(cleanup);

const count = async (): Promise<string | undefined> => {
  await showScreen(MessageCentreScreen, '/pages/mailMessage/mailMessage');
  const said = screen.queryByText(/^Unread/)?.textContent;
  cleanup();
  return said;
};

test('MS1 an announcement that was opened here is marked no more, and the rest are counted', async () => {
  await showScreen(AnnouncementListScreen, list);
  expect(screen.getAllByText('New')).toHaveLength(3);
  expect(screen.getByText(/remembered on this device only/)).toBeTruthy();
  cleanup();
  expect(await count()).toBe('Unread: 3');
  await showScreen(AnnouncementScreen, '/pages/mailMessage/ggDetail?id=2');
  cleanup();
  expect(await count()).toBe('Unread: 2');
  await showScreen(AnnouncementListScreen, list);
  expect(screen.getAllByText('New')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Notice 2' })).toBeTruthy();
});

test('W6 switch 53: messages are an entry only where the server has them', async () => {
  await showScreen(MessageCentreScreen, '/pages/mailMessage/mailMessage');
  expect(screen.getByRole('link', { name: /^Inbox/ })).toBeTruthy();
  const newest = screen.getAllByRole('link', { name: /^Message/ });
  expect(newest.map((row) => row.textContent)).toEqual(['Message 6New', 'Message 5', 'Message 4']);
  cleanup();
  lacking = ['messages'];
  await showScreen(MessageCentreScreen, '/pages/mailMessage/mailMessage');
  expect(screen.getByRole('link', { name: /^Announcements/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^(Inbox|Message)/ })).toBeNull();
});
