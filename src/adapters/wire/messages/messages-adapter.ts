import type { MessagesPort } from '../../../core/ports/messages-port.ts';
import { newestUnread, readMessage, readMessages, readPopUpMessage, readUnreadCount } from './messages-codec.ts';
import { unlessLacking } from '../calls/unless-lacking.ts';
import type { Wire } from '../calls/wire.ts';

export function messagesOver({ call }: Wire): MessagesPort {
  const messages: MessagesPort['messages'] = async () => readMessages(await call('messages'));
  return {
    unreadCount: async () => readUnreadCount(await call('unreadCount')),
    popUpMessage: () =>
      unlessLacking(
        async () => readPopUpMessage(await call('popUpMessage')),
        () =>
          unlessLacking(
            async () => newestUnread(await messages()),
            () => undefined,
          ),
      ),
    messages,
    message: async ({ id }) => readMessage(await call('message', { id }), 'message'),
  };
}
