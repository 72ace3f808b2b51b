import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useArticleWithId } from '../../shared/articles/data/article.ts';
import { useOpenedAnnouncements } from '../../shared/messages/data/opened-ids.ts';
import { MessageWords } from '../../shared/messages/panels/message-words.tsx';

/** One announcement. */
export default function AnnouncementScreen() {
  const t = useText('messages');
  const [asked] = useSearchParams();
  const id = asked.get('id') ?? '';
  return (
    <Page title={t('announcement')} back={routes.mailMessage.ggList}>
      {id === '' ? (
        <EmptyState
          title={t('unnamed')}
          action={
            <LinkButton to={routes.mailMessage.ggList} variant="secondary" size="small">
              {t('announcements')}
            </LinkButton>
          }
        />
      ) : (
        <Words id={id} />
      )}
    </Page>
  );
}

function Words({ id }: { readonly id: string }) {
  const t = useText('messages');
  const { data, error, refetch } = useArticleWithId(id);
  const { markOpened } = useOpenedAnnouncements();
  const isShown = data !== undefined && data !== null;
  useEffect(() => {
    if (isShown) markOpened(id);
  }, [isShown, markOpened, id]);
  if (data === null) return <EmptyState title={t('gone')} />;
  if (data !== undefined) return <MessageWords message={data} />;
  return error === null ? (
    <SkeletonRows count={4} height={56} />
  ) : (
    <ErrorState error={error} onRetry={() => void refetch()} />
  );
}
