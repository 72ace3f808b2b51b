import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { EmptyState, EndOfList, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useMessages } from '../../shared/messages/data/messages.ts';
import { useOpenedMessages } from '../../shared/messages/data/opened-ids.ts';
import { NoInbox } from '../parts/no-inbox.tsx';
import { MessageRows } from '../parts/message-rows.tsx';
import styles from '../parts/message-rows.module.css';

/** Everything that was sent to the person, newest first. */
export default function MessageListScreen() {
  const t = useText('messages');
  return (
    <Page title={t('inbox')} back={routes.mailMessage.mailMessage}>
      <Messages />
    </Page>
  );
}

function Messages() {
  const t = useText('messages');
  const { data, error, refetch } = useMessages();
  const { isOpened } = useOpenedMessages();
  if (error?.kind === 'unavailable') return <NoInbox />;
  const failure = error === null ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return failure ?? <SkeletonRows count={5} height={72} />;
  if (data.length === 0 && data.unreadable === undefined) return failure ?? <EmptyState title={t('none')} />;
  const rows = data.map(({ id, title, summary, html, createdAt, isRead }) => ({
    id,
    title,
    summary,
    html,
    createdAt,
    isRead: isRead ?? isOpened(id),
    path: pathWith(routes.mailMessage.mailMessageDetail, { id }),
  }));
  return (
    <>
      {failure}
      <UnreadableRows of={data} />
      <MessageRows rows={rows} />
      {data.some(({ isRead }) => isRead === undefined) ? (
        <p className={styles['note']}>{t('messagesOpenedHere')}</p>
      ) : undefined}
      <EndOfList />
    </>
  );
}
