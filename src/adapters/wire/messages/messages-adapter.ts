import type { MessagesPort } from '../../../core/ports/messages-port.ts';
import { readMessage, readMessages, readPopUpMessage, readUnreadCount } from './messages-codec.ts';
import type { Wire } from '../wire.ts';

export const messagesOver = ({ call }: Wire): MessagesPort => ({
  unreadCount: async () => readUnreadCount(await call('unreadCount')),
  popUpMessage: async () => readPopUpMessage(await call('popUpMessage')),
  messages: async () => readMessages(await call('messages')),
  message: async ({ id }) => readMessage(await call('message', { id }), 'message'),
});
