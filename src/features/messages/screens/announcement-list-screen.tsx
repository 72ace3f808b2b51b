import { useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { EmptyState, EndOfList, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { LoadMore } from '../../../core/ui/lists/load-more.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useArticles } from '../../shared/articles/data/articles.ts';
import { useOpenedAnnouncements } from '../../shared/messages/data/opened-ids.ts';
import { MessageRows } from '../parts/message-rows.tsx';
import styles from '../parts/message-rows.module.css';

/** The operator's announcements, newest first. */
export default function AnnouncementListScreen() {
  const t = useText('messages');
  const [pages, setPages] = useState(1);
  return (
    <Page title={t('announcements')} back={routes.mailMessage.mailMessage}>
      {Array.from({ length: pages }, (_, index) => (
        <Announcements
          key={index}
          page={index + 1}
          isLast={index + 1 === pages}
          onMore={() => setPages((shown) => Math.max(shown, index + 2))}
        />
      ))}
    </Page>
  );
}

interface AnnouncementsProps {
  readonly page: number;
  readonly isLast: boolean;
  readonly onMore: () => void;
}

function Announcements({ page, isLast, onMore }: AnnouncementsProps) {
  const t = useText('messages');
  const { data, error, refetch } = useArticles('announcements', page);
  const { isOpened } = useOpenedAnnouncements();
  if (data === undefined) {
    return error === null ? (
      <SkeletonRows count={5} height={72} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  }
  if (data.items.length === 0 && data.unreadable === undefined)
    return page === 1 ? <EmptyState title={t('noAnnouncements')} /> : <EndOfList />;
  const rows = data.items.map(({ id, title, summary, html, createdAt }) => ({
    id,
    title,
    summary,
    html,
    createdAt,
    isRead: isOpened(id),
    path: pathWith(routes.mailMessage.ggDetail, { id }),
  }));
  return (
    <>
      <UnreadableRows of={data} />
      <MessageRows rows={rows} />
      {isLast ? <p className={styles['note']}>{t('openedHere')}</p> : undefined}
      {isLast ? data.hasMore ? <LoadMore onNear={onMore} /> : <EndOfList /> : undefined}
    </>
  );
}
