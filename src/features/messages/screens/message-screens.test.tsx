import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Message } from '../../../core/domain/people/message.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import MessageListScreen from './message-list-screen.tsx';
import MessageScreen from './message-screen.tsx';

interface Answer<T> {
  readonly data: T | undefined;
  readonly error: AppError | null;
}
let list: Answer<readonly Message[]> = { data: undefined, error: null };
let opened: Answer<Message> = { data: undefined, error: null };
const refetch = vi.fn<() => void>();

vi.mock('../../../core/config/found-entries.ts', () => ({ useHasWithdrawalRules: () => true }));
vi.mock('../../shared/messages/data/messages.ts', () => ({
  useMessages: () => ({ ...list, refetch }),
  useOpenedMessage: () => ({ ...opened, refetch }),
}));
const kept = new Map<string, string>();
vi.mock('../../../core/di/use-port.ts', async (original) => {
  const storage = {
    read: (key: string) => kept.get(key),
    write: (key: string, text: string) => void kept.set(key, text),
    keeps: () => true,
    watch: () => () => undefined,
  };
  return { ...(await original<typeof import('../../../core/di/use-port.ts')>()), usePort: () => storage };
});
vi.mock('../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: true, userId: '9' }) }));
// The cleaner of HTML needs a browser: what it leaves is tested there.
vi.mock('../../shared/rich-text/parts/rich-text.tsx', () => ({
  RichText: ({ html }: { html: string }) => <p>{html}</p>,
}));
afterEach(() => {
  cleanup();
  refetch.mockClear();
});

const message: Message = {
  id: '6',
  kind: 'message',
  title: 'Your withdrawal',
  summary: 'Short',
  html: 'It is on its way.',
  createdAt: '',
  isRead: false,
};

describe('MessageListScreen', () => {
  test('MS1 MessageListScreen: marks what is not read, and what was not opened here where the server does not say', async () => {
    list = {
      data: [message, { ...message, id: '5', isRead: true }, { ...message, id: '4', isRead: undefined }],
      error: null,
    };
    await showScreen(MessageListScreen, '/pages/mailMessage/mailMessageList');
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(screen.getAllByText('New')).toHaveLength(2);
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/pages/mailMessage/MailMessageDetail?id=6');
  });

  test('W7 (54) MessageListScreen: without a mark of the server this device remembers what was opened', async () => {
    list = { data: [{ ...message, isRead: undefined }], error: null };
    opened = { data: { ...message, isRead: undefined }, error: null };
    await showScreen(MessageListScreen, '/pages/mailMessage/mailMessageList');
    expect(screen.getByText('New')).toBeTruthy();
    expect(screen.getByText(/remembered on this device only/)).toBeTruthy();
    cleanup();
    await showScreen(MessageScreen, '/pages/mailMessage/MailMessageDetail?id=6');
    cleanup();
    await showScreen(MessageListScreen, '/pages/mailMessage/mailMessageList');
    expect(screen.queryByText('New')).toBeNull();
    expect([...kept.keys()]).toEqual(['messages.opened.9']);
  });

  test('H13 MessageListScreen: what asks for money before a payout is marked before it is opened', async () => {
    const demand = 'Pay a tax of 500 USDT before your withdrawal can be released';
    list = {
      data: [message, { ...message, id: '5', title: demand }, { ...message, id: '4', html: `<p>${demand}</p>` }],
      error: null,
    };
    await showScreen(MessageListScreen, '/pages/mailMessage/mailMessageList');
    const marked = screen
      .getAllByRole('link')
      .map(({ textContent }) => textContent.includes('Caution: asks for money'));
    expect(marked).toEqual([false, true, true]);
  });

  test('MS1 MessageListScreen: says that there is none, or why it cannot be read', async () => {
    list = { data: [], error: null };
    await showScreen(MessageListScreen, '/pages/mailMessage/mailMessageList');
    expect(screen.getByText('No messages yet')).toBeTruthy();
    cleanup();
    list = { data: undefined, error: new AppError('no-answer', '') };
    await showScreen(MessageListScreen, '/pages/mailMessage/mailMessageList');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('W6 MessageListScreen: a server without messages is said to have none, and nothing to have failed', async () => {
    list = { data: undefined, error: new AppError('unavailable', '') };
    await showScreen(MessageListScreen, '/pages/mailMessage/mailMessageList');
    expect(screen.getByRole('main').textContent).toContain('There is no inbox here.Announcements');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('MessageScreen', () => {
  test('W6 MessageScreen: a message of a server without messages, and an address without a number, lead to what there is', async () => {
    opened = { data: undefined, error: new AppError('unavailable', '') };
    await showScreen(MessageScreen, '/pages/mailMessage/MailMessageDetail?id=6');
    expect(screen.getByRole('main').textContent).toContain('There is no inbox here.');
    cleanup();
    await showScreen(MessageScreen, '/pages/mailMessage/MailMessageDetail');
    expect(screen.getByRole('main').textContent).toContain('This address names no message.');
    expect(screen.getByRole('link', { name: 'Inbox' }).getAttribute('href')).toBe('/pages/mailMessage/mailMessageList');
  });

  test('H13 MessageScreen: words that ask for money before a payout stand in a frame of caution, as they were sent', async () => {
    const html = 'You must pay a tax before your withdrawal can be released.';
    opened = { data: { ...message, html }, error: null };
    await showScreen(MessageScreen, '/pages/mailMessage/MailMessageDetail?id=6');
    const frame = screen.getByRole('region', { name: 'This text asks for money before paying out' });
    expect(frame.textContent).toContain(html);
    expect(screen.getByRole('link', { name: /CFTC/ }).getAttribute('href')).toContain('www.cftc.gov');
  });

  test('H13 MessageScreen: other messages have no frame', async () => {
    opened = { data: message, error: null };
    await showScreen(MessageScreen, '/pages/mailMessage/MailMessageDetail?id=6');
    expect(screen.getByText('It is on its way.')).toBeTruthy();
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('H26 MessageScreen: a refusal is shown as the server said it', async () => {
    opened = { data: undefined, error: new AppError('server', 'This message no longer exists.') };
    await showScreen(MessageScreen, '/pages/mailMessage/MailMessageDetail?id=77');
    expect(screen.getByText('This message no longer exists.')).toBeTruthy();
  });
});
