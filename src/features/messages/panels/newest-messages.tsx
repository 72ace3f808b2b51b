import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { useMessages } from '../../shared/messages/data/messages.ts';
import { useOpenedMessages } from '../../shared/messages/data/opened-ids.ts';
import { MessageRows } from '../parts/message-rows.tsx';

const shown = 3;

/** The newest messages of the inbox, so that they are read where they are announced; nothing until they are known. */
export function NewestMessages() {
  const { data } = useMessages();
  const { isOpened } = useOpenedMessages();
  if (data === undefined || data.length === 0) return undefined;
  const rows = data.slice(0, shown).map((message) => ({
    ...message,
    isRead: message.isRead ?? isOpened(message.id),
    path: pathWith(routes.mailMessage.mailMessageDetail, { id: message.id }),
  }));
  return <MessageRows rows={rows} />;
}
