import type { Domain, Route, Step } from '../../kernel/domain/domain.ts';
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
  type ReadNews,
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

type Told = Pick<Step<MessagesSlice>, 'slice' | 'at'>;

/** Without what a start in the future is going to say. */
const toldTo = ({ slice, at: now }: Told, user: string, news: ReadNews): readonly MessageEntry[] =>
  messagesFor(slice, user, news).filter(({ at }) => at <= now);

const unread = (told: Told, user: string, news: ReadNews): readonly MessageEntry[] =>
  toldTo(told, user, news).filter(({ id }) => !hasOpened(told.slice, user, id));

const unreadCount =
  (news: ReadNews): Handle =>
  async ({ userId = '' }, told) => ({ type: 'ok', message: unread(told, userId, news).length });

const popUpMessage =
  (news: ReadNews): Handle =>
  async ({ userId, language }, told) => {
    const [newest] = userId === undefined ? [] : unread(told, userId, news).filter(({ isPopUp }) => isPopUp);
    return { type: 'ok', message: newest === undefined ? null : row(newest, { isOpened: false, language }) };
  };

const messages =
  (news: ReadNews): Handle =>
  async ({ userId = '', language }, told) => ({
    type: 'ok',
    message: toldTo(told, userId, news).map((entry) =>
      row(entry, { isOpened: hasOpened(told.slice, userId, entry.id), language }),
    ),
  });

const message =
  (news: ReadNews): Handle =>
  async (request, told) => {
    const { userId: user = '', language } = request;
    const id = Number.parseInt(request.fields['id'] ?? '', 10);
    const found = toldTo(told, user, news).find((entry) => entry.id === id);
    if (found === undefined) throw new Refusal('unknownMessage');
    // Reading again changes nothing, so that nothing is written for it.
    if (!hasOpened(told.slice, user, id)) await request.execute('messages.open', { user, id });
    return { type: 'ok', message: row(found, { isOpened: true, language }) };
  };

/** From the operator to everybody or to one person, and from the backend itself. */
export const createMessagesDomain = (news: ReadNews): Domain<MessagesSlice> => ({
  name: 'messages',
  initial: emptyMessages,
  commands: messagesCommands(news),
  due: {},
  routes: [
    { operation: 'GET /mailMessage/getCount', access: 'signed-in', handle: unreadCount(news) },
    { operation: 'GET /getMailMessageCount', access: 'signed-in', handle: unreadCount(news) },
    { operation: 'GET /getinmessage', access: 'open', handle: popUpMessage(news) },
    { operation: 'GET /mailMessage/getList', access: 'signed-in', handle: messages(news) },
    { operation: 'GET /mailMessage/detail', access: 'signed-in', handle: message(news) },
  ],
});
