import type { Domain, Route } from '../../kernel/domain/domain.ts';
import { Refusal, type Json } from '../../kernel/basics/engine-types.ts';
import { timestamp } from '../../kernel/basics/wire-format.ts';
import {
  emptyMessages,
  hasOpened,
  messagesCommands,
  messagesFor,
  summaryOf,
  wordsOf,
  type MessageEntry,
  type MessagesSlice,
} from './messages-book.ts';

type Handle = Route<MessagesSlice>['handle'];

function row(entry: MessageEntry, { isOpened, language }: { isOpened: boolean; language: string }): Json {
  const { title, html } = wordsOf(entry, language);
  return {
    id: entry.id,
    type: entry.isPopUp ? 1 : 0,
    title,
    abstract: summaryOf(html),
    content: html,
    create_time: timestamp(entry.at),
    updated_at: 0,
    user_ids: entry.to,
    status: 1,
    issee: isOpened ? 1 : 0,
  };
}

const unread = (slice: MessagesSlice, user: string): readonly MessageEntry[] =>
  messagesFor(slice, user).filter(({ id }) => !hasOpened(slice, user, id));

const unreadCount: Handle = async ({ userId = '' }, { slice }) => ({
  type: 'ok',
  message: unread(slice, userId).length,
});

const popUpMessage: Handle = async ({ userId, language }, { slice }) => {
  const [newest] = userId === undefined ? [] : unread(slice, userId).filter(({ isPopUp }) => isPopUp);
  return { type: 'ok', message: newest === undefined ? null : row(newest, { isOpened: false, language }) };
};

const messages: Handle = async ({ userId = '', language }, { slice }) => ({
  type: 'ok',
  message: messagesFor(slice, userId).map((entry) =>
    row(entry, { isOpened: hasOpened(slice, userId, entry.id), language }),
  ),
});

const message: Handle = async (request, { slice }) => {
  const { userId: user = '', language } = request;
  const id = Number.parseInt(request.fields['id'] ?? '', 10);
  const found = messagesFor(slice, user).find((entry) => entry.id === id);
  if (found === undefined) throw new Refusal('unknownMessage');
  // Reading again changes nothing, so that nothing is written for it.
  if (!hasOpened(slice, user, id)) await request.execute('messages.open', { user, id });
  return { type: 'ok', message: row(found, { isOpened: true, language }) };
};

/** From the operator to everybody or to one person. */
export const messagesDomain: Domain<MessagesSlice> = {
  name: 'messages',
  initial: emptyMessages,
  commands: messagesCommands,
  due: {},
  routes: [
    { operation: 'GET /mailMessage/getCount', access: 'signed-in', handle: unreadCount },
    { operation: 'GET /getMailMessageCount', access: 'signed-in', handle: unreadCount },
    { operation: 'GET /getinmessage', access: 'open', handle: popUpMessage },
    { operation: 'GET /mailMessage/getList', access: 'signed-in', handle: messages },
    { operation: 'GET /mailMessage/detail', access: 'signed-in', handle: message },
  ],
};
