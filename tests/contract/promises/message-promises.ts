import { MessagesPort } from '../../../src/core/ports/messages-port.ts';
import { promise, see, seeNoRepetition, seeRefused, type PortPromise } from './port-promise.ts';

export const messagePromises: readonly PortPromise[] = [
  promise('messages: none comes twice', 'person', async ({ port }) =>
    seeNoRepetition(await port(MessagesPort).messages(), 'message[*].id'),
  ),
  promise('unreadCount: as many as the list calls unread', 'person', async ({ port }) => {
    const messages = await port(MessagesPort).messages();
    const unread = messages.filter(({ isRead }) => isRead === false).length;
    const count = await port(MessagesPort).unreadCount();
    const isTold = messages.every(({ isRead }) => isRead !== undefined);
    see(!isTold || count === unread, { at: 'message', expected: `${unread}`, got: `${count}` });
  }),
  promise('popUpMessage: none that has been opened', 'person', async ({ port }) => {
    const shown = await port(MessagesPort).popUpMessage();
    see(shown?.isRead !== true, { at: 'message.is_read', expected: 'not opened', got: 'opened' });
  }),
  promise('message: an unknown one is refused', 'person', ({ port }) =>
    seeRefused(port(MessagesPort).message({ id: '999999999' })),
  ),
];
